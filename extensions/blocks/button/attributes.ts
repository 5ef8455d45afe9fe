import { attr } from '#shared/attributes';

/** HTML elements as which the button can be rendered. */
const ELEMENTS = [ 'a', 'button', 'input' ] as const;

/** Minimum radius in pixels. */
export const MIN_RADIUS = 0;
export const MAX_RADIUS = 50;

/** Position of the slider while no radius is set. */
export const RADIUS_POSITION = 5;

export const attributes = {
	element: attr.oneOf( ELEMENTS, 'a' ),
	/**
	 * Whether the saved HTML contains a link. It never contains a `button` or an `input`: outside a form, these do
	 * nothing.
	 */
	saveInPostContent: attr.boolean( false ),
	/** ID of the element on the page, set by the parent block; never saved. */
	uniqueId: attr.string(),
	/** HTML attributes of the element, set by the parent block: `type`, `name`, `value`, `aria-…`, `data-…`. */
	passthroughAttributes: attr.record(),
	/** HTML: bold, italic, strikethrough, line breaks. Not decoded, so an ampersand is `&amp;`. */
	text: attr.string( '', { role: 'content' } ),
	/** Shown in the editor while there is no text. */
	placeholder: attr.text(),
	/** URL of the link. */
	url: attr.text(),
	/** Slug of a theme color; custom colors are six hexadecimal digits. */
	textColor: attr.string(),
	customTextColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	/** Slug of a theme gradient, or CSS; a gradient overrides a background color. */
	gradient: attr.string(),
	customGradient: attr.string(),
	/** Radius in pixels from 0 to 50; without one, the theme's applies. */
	borderRadius: attr.integer( undefined, {
		min: MIN_RADIUS,
		max: MAX_RADIUS,
	} ),
};
