/** URL of the calendar in the inserter's example. */
export const EXAMPLE_URL =
	'https://calendar.google.com/calendar/embed?src=harbour%40group.calendar.google.com';
