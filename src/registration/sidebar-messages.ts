import { __ } from '@wordpress/i18n';

/** Titles of the groups in the plugin's sidebar, by name and in their order. */
export const groupTitles: Readonly< Record< string, () => string > > = {
	share: () => __( 'Share', 'dovetail-blocks' ),
	visitors: () => __( 'Buttons for visitors', 'dovetail-blocks' ),
	preview: () => __( 'Preview', 'dovetail-blocks' ),
	email: () => __( 'Email to subscribers', 'dovetail-blocks' ),
	link: () => __( 'Short link', 'dovetail-blocks' ),
};

/** Shown after an author opened a setting of a group's panels. */
export const afterChange = () =>
	__(
		'Changes to these settings appear after you reload the editor.',
		'dovetail-blocks'
	);

/** Label of the button that reloads the editor. */
export const reload = () => __( 'Reload', 'dovetail-blocks' );

/** Label of the link to the guide. */
export const guide = () => __( 'Read the guide', 'dovetail-blocks' );
