import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	instructions: () =>
		__(
			'Enter your Calendly web address or embed code below.',
			'dovetail-blocks'
		),
	field: () => __( 'Calendly web address or embed code', 'dovetail-blocks' ),
	sidebarField: () => __( 'Web address or embed code', 'dovetail-blocks' ),
	placeholder: () => __( 'Address or embed code…', 'dovetail-blocks' ),
	links: () =>
		[
			[
				__( 'Need help finding your embed code?', 'dovetail-blocks' ),
				'https://help.calendly.com/hc/en-us/articles/223147027',
			],
		] as const,
	edit: () => __( 'Edit', 'dovetail-blocks' ),
	problem: () =>
		__(
			"Your calendar couldn't be embedded. Please double check your URL or code.",
			'dovetail-blocks'
		),
	settings: () => __( 'Calendar Settings', 'dovetail-blocks' ),
	hideDetails: () => __( 'Hide Event Type Details', 'dovetail-blocks' ),
	style: () => __( 'Style', 'dovetail-blocks' ),
	inline: () => __( 'Inline', 'dovetail-blocks' ),
	link: () => __( 'Link', 'dovetail-blocks' ),
	colors: () => __( 'Colors', 'dovetail-blocks' ),
	background: () => __( 'Background', 'dovetail-blocks' ),
	primary: () => __( 'Links and buttons', 'dovetail-blocks' ),
	text: () => __( 'Text', 'dovetail-blocks' ),
	buttonText: () => __( 'Choose a time', 'dovetail-blocks' ),
};
