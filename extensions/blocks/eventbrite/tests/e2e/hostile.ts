import { type Written } from '#e2e/hostile';

/** Hostile values for an event's URL and ID, with and without a button whose link the view script opens. */
export const written = ( value: string ): readonly Written[] => [
	{
		slug: 'eventbrite',
		attributes: { url: value, eventId: value, style: value },
		html: '<div class="wp-block-dovetail-eventbrite"><p><a href="§">§</a></p></div>',
	},
	{
		slug: 'eventbrite',
		attributes: {
			url: `https://www.eventbrite.com/e/${ value }-123`,
			style: 'modal',
		},
		html: '<div class="wp-block-dovetail-eventbrite"><a class="wp-element-button" href="§">§</a></div>',
	},
];
