import { __, sprintf } from '@wordpress/i18n';

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

/**
 * Accessible name of the link to a panel's setting. It begins with the link's label.
 *
 * @param label
 * @param title Title of the panel.
 */
export const named = ( label: string, title: string ) =>
	sprintf(
		// translators: 1: label of a link, such as "Change settings". 2: title of a panel.
		__( '%1$s: %2$s', 'dovetail-blocks' ),
		label,
		title
	);

/** Label of the button that reloads the editor. */
export const reload = () => __( 'Reload', 'dovetail-blocks' );

/** Label of the link to the guide. */
export const guide = () => __( 'Read the guide', 'dovetail-blocks' );
