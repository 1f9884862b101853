/**
 * The passwords attackers try first, in lower case and without trailing digits, which add nothing. Longer
 * lists would be more exact; this one is a kilobyte and covers the most common choices.
 */
const STEMS = `
password passwort passw motdepasse contrasena contraseña senha parola parool wachtwoord losenord lösenord salasana
haslo hasło heslo sifre şifre kodeord kennwort lozinka sandi пароль mima
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qwer qweqwe йцукен
abc abcd abcdef abcdefg abcabc aaa aaaa aaaaaa zzz xxx xyz
admin administrator root user guest test tester testing demo login default changeme letmein welcome welkom willkommen
hello hallo hola bonjour ciao salut master superman batman spiderman ironman starwars pokemon naruto matrix
dragon monkey tiger lion shadow killer hunter ranger phoenix falcon eagle panther wolf dolphin shark whale turtle
football soccer baseball basketball hockey fussball futbol futebol liverpool chelsea arsenal barcelona realmadrid
juventus milan bayern yankees lakers
sunshine summer winter spring autumn sommer verano ete january february march april june july august september
october november december monday friday sunday
princess prince angel baby babygirl flower rainbow butterfly cookie chocolate cheese pepper ginger banana orange
apple cherry
love lovely loveme iloveyou iloveu teamo tequiero jetaime tiamo amor amour amore forever together
secret freedom trustno whatever nothing anything fuckyou asshole
michael jessica daniel ashley jennifer joshua amanda andrew matthew robert thomas charlie george jordan michelle
nicole hannah samantha maria anna alex david martin peter paul max julia laura sofia mohamed ahmed ali omar
computer internet samsung google facebook iphone android windows microsoft linkedin adobe oracle nokia
mustang ferrari porsche mercedes bmw harley corvette toyota honda
money bitcoin gold silver diamond jesus christ allah god heaven
london paris berlin madrid roma moscow tokyo newyork california texas india china brasil mexico canada australia
diver diving scuba scubadiver scubadiving divemaster openwater instructor student ocean oceans reef coral bubbles
fathom aqua water bluewater deepblue nitrox regulator fish nemo
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(STEMS.split(/\s+/).filter(Boolean))
