-- Finds everyone who has signed in with one browser.
create index known_device_hash on known_device (device_hash);
