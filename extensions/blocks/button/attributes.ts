import { attr } from '#shared/attributes';

const ELEMENTS = [ 'a', 'button', 'input' ] as const;

/** Minimum radius in pixels. */
export const MIN_RADIUS = 0;
export const MAX_RADIUS = 50;

/** Position of the radius slider if no radius is set. */
export const RADIUS_POSITION = 5;

export const attributes = {
	element: attr.oneOf( ELEMENTS, 'a' ),
	/**
	 * Whether a link is saved in the post. A `button` or an `input` is never saved, because neither works outside a
	 * form.
	 */
	saveInPostContent: attr.boolean( false ),
	/** ID of the element on the page. Set by the parent block and never saved. */
	uniqueId: attr.string(),
	/** HTML attributes of the element, set by the parent block: `type`, `name`, `value`, `aria-…`, `data-…`. */
	passthroughAttributes: attr.record(),
	/** Text as HTML with bold, italic, strikethrough and line breaks. HTML entities such as `&amp;` are not decoded. */
	text: attr.string( '', { role: 'content' } ),
	/** Placeholder that the editor shows while the text is empty. */
	placeholder: attr.text(),
	/** URL of the link. */
	url: attr.text(),
	/** Slug of a theme color. Custom colors have six hexadecimal digits. */
	textColor: attr.string(),
	customTextColor: attr.color(),
	backgroundColor: attr.string(),
	customBackgroundColor: attr.color(),
	/** Slug of a theme gradient, or a gradient as CSS. A gradient overrides a background color. */
	gradient: attr.string(),
	customGradient: attr.string(),
	/** Radius in pixels from 0 to 50. By default, the theme's radius applies. */
	borderRadius: attr.integer( undefined, {
		min: MIN_RADIUS,
		max: MAX_RADIUS,
	} ),
};
