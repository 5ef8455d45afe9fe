import { type Written } from '#e2e/hostile';

/** The address and the number of an event; behind a button, too, whose link the page's script opens. */
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
