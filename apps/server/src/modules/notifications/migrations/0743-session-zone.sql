-- The texts about a session name its time zone. Notifications from before don't have it.
update notification set "values" = "values" || '{"zone": "none"}'
where kind in ('session-added', 'session-moved', 'session-canceled') and not "values" ? 'zone';
