-- The text about a refused name says why. Notifications from before don't have a reason.
update notification set "values" = "values" || '{"reason": "none"}'
where kind = 'card-name-refused' and not "values" ? 'reason';
