-- In which languages the organisation writes to whom; people are offered those that the portal speaks too (CA-32).
create table marketing_language (
  affiliate_type smallint not null check (affiliate_type in (1, 2, 3, 9)),
  tag text not null,
  primary key (affiliate_type, tag)
);

insert into marketing_language (affiliate_type, tag)
select affiliate_type, tag
from unnest(array[1, 9]::smallint[]) as affiliate_type,
  unnest(array[
    'ar-SA', 'cs-CZ', 'da-DK', 'de-DE', 'el-GR', 'en-GB', 'en-US', 'es-ES', 'es-MX', 'fi-FI', 'fr-CA', 'fr-FR',
    'hr-HR', 'id-ID', 'it-IT', 'iw-IL', 'ja-JP', 'ko-KR', 'nb-NO', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ru-RU',
    'sv-SE', 'th-TH', 'tr-TR', 'vi-VN', 'zh-CN', 'zh-HK', 'zh-TW'
  ]) as tag;

-- Bulletins for professionals are written in fewer.
insert into marketing_language (affiliate_type, tag)
select affiliate_type, tag
from unnest(array[2, 3]::smallint[]) as affiliate_type,
  unnest(array[
    'ar-SA', 'da-DK', 'de-DE', 'en-GB', 'en-US', 'es-ES', 'es-MX', 'fr-CA', 'fr-FR', 'id-ID', 'it-IT', 'ja-JP',
    'ko-KR', 'nl-NL', 'pl-PL', 'pt-BR', 'pt-PT', 'ru-RU', 'sv-SE', 'th-TH', 'tr-TR', 'zh-CN', 'zh-HK', 'zh-TW'
  ]) as tag;
