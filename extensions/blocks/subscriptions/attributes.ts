import { attr } from '#shared/attributes';

/** Minimum, maximum and default of each size in pixels. `style.scss` contains the same defaults. */
export const RANGES = {
	borderRadius: { min: 0, max: 50, fallback: 0 },
	borderWeight: { min: 0, max: 15, fallback: 1 },
	padding: { min: 5, max: 50, fallback: 15 },
	spacing: { min: 0, max: 50, fallback: 10 },
} as const;

const pixels = ( name: keyof typeof RANGES ) => {
	const { min, max } = RANGES[ name ];
	return attr.integer( undefined, { min, max } );
};

/** Default text size in pixels. */
export const DEFAULT_FONT_SIZE = 16;

/**
 * Each color, gradient and font size has two attributes: one for the slug of a theme preset and one for a custom value.
 * `render.php` has the default texts.
 */
export const attributes = {
	/** Placeholder of the email field. */
	subscribePlaceholder: attr.text(),
	showSubscribersTotal: attr.boolean( false ),
	buttonOnNewLine: attr.boolean( false ),
	/** Button text as HTML: bold, italic and strikethrough. */
	submitButtonText: attr.string( undefined, { role: 'content' } ),
	/** HTML below the form: bold, italic, links. The default is the site's own consent text. */
	consentText: attr.string( undefined, { role: 'content' } ),
	emailFieldBackgroundColor: attr.string(),
	customEmailFieldBackgroundColor: attr.string(),
	emailFieldGradient: attr.string(),
	customEmailFieldGradient: attr.string(),
	buttonBackgroundColor: attr.string(),
	customButtonBackgroundColor: attr.string(),
	buttonGradient: attr.string(),
	customButtonGradient: attr.string(),
	/** Text color of the field and the button. */
	textColor: attr.string(),
	customTextColor: attr.string(),
	fontSize: attr.string(),
	/** Font size as a CSS length. */
	customFontSize: attr.string(),
	borderRadius: pixels( 'borderRadius' ),
	borderWeight: pixels( 'borderWeight' ),
	borderColor: attr.string(),
	customBorderColor: attr.string(),
	/** Padding of the field and the button, in pixels. */
	padding: pixels( 'padding' ),
	/** Space between the field and the button, in pixels. */
	spacing: pixels( 'spacing' ),
};
