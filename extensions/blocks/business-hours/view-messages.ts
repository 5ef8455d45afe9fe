/** Texts for the open-now line. `%s` is a time; in the last text, `%1$s` is a day and `%2$s` a time. */
export const viewMessages = {
	openUntil: 'Open now until %s',
	closesSoon: 'Closes soon, at %s',
	alwaysOpen: 'Open now, 24 hours a day',
	opensToday: 'Closed now, opens at %s',
	opensTomorrow: 'Closed now, opens tomorrow at %s',
	opensOn: 'Closed now, opens on %1$s at %2$s',
};
