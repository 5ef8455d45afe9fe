import { attr } from '#shared/attributes';

/** Elements that the button can be on the page. */
const ELEMENTS = [ 'a', 'button', 'input' ] as const;

/** In pixels. */
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
	/** Id of the element in the page, from the block that holds the button; never in the saved HTML. */
	uniqueId: attr.string(),
	/** HTML attributes for the element, from the block that holds the button: `type`, `name`, `value`, `aria-…`, `data-…`. */
	passthroughAttributes: attr.record(),
	/** HTML: bold, italic, strikethrough, line breaks. Not decoded: `&amp;` is what an ampersand is here. */
	text: attr.string( '', { role: 'content' } ),
	/** Shown in the editor while there is no text. */
	placeholder: attr.text(),
	/** URL of the link. */
	url: attr.text(),
	/** Slugs of the theme's palette, or six hexadecimal digits in the custom ones. */
	textColor: attr.string(),
	customTextColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	/** Slug of the theme's gradient, or CSS; a gradient comes before a background color. */
	gradient: attr.string(),
	customGradient: attr.string(),
	/** Pixels, 0 to 50; the theme's when there is none. */
	borderRadius: attr.integer( undefined, {
		min: MIN_RADIUS,
		max: MAX_RADIUS,
	} ),
};
