import { withoutEntities } from '#shared/attributes';
import fc from 'fast-check';
import { RANGES } from '../attributes';

/** Prose as someone writes it: several scripts, signs that mean something to HTML, no entity typed out. */
const words = fc
	.array(
		fc.constantFrom(
			'Your address',
			'&',
			'Fish & Chips',
			'“so”',
			'住所',
			'"4"',
			'כתובת',
			'1 > 0',
			'<so>',
			'💌'
		),
		{ maxLength: 4 }
	)
	.map( ( parts ) => parts.join( ' ' ) );

/** Rich text as the editor writes it. */
const button = fc
	.tuple( words, fc.constantFrom( '', 'strong', 'em', 's' ) )
	.map( ( [ text, tag ] ) => {
		const html = text
			.replace( /&/g, '&amp;' )
			.replace( /</g, '&lt;' )
			.replace( />/g, '&gt;' );
		return tag && html ? `<${ tag }>${ html }</${ tag }>` : html;
	} );

const maybe = < Value >( arbitrary: fc.Arbitrary< Value > ) =>
	fc.option( arbitrary, { nil: undefined } );
const slug = maybe( fc.constantFrom( 'base', 'accent-3', 'pale-ocean' ) );
const colour = maybe( fc.constantFrom( '#fff', '#12345678', 'rgb(1, 2, 3)' ) );
const gradient = maybe(
	fc.constantFrom(
		'linear-gradient(135deg,rgb(6,147,227) 0%,#9b51e0 100%)',
		'radial-gradient(#fff 0%,#000 100%)'
	)
);
const pixels = ( name: keyof typeof RANGES ) =>
	maybe( fc.integer( { min: RANGES[ name ].min, max: RANGES[ name ].max } ) );

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	subscribePlaceholder: maybe( words.map( withoutEntities ) ),
	showSubscribersTotal: fc.boolean(),
	buttonOnNewLine: fc.boolean(),
	submitButtonText: maybe( button ),
	emailFieldBackgroundColor: slug,
	customEmailFieldBackgroundColor: colour,
	emailFieldGradient: slug,
	customEmailFieldGradient: gradient,
	buttonBackgroundColor: slug,
	customButtonBackgroundColor: colour,
	buttonGradient: slug,
	customButtonGradient: gradient,
	textColor: slug,
	customTextColor: colour,
	fontSize: slug,
	customFontSize: maybe( fc.constantFrom( '18px', '1.5rem' ) ),
	borderRadius: pixels( 'borderRadius' ),
	borderWeight: pixels( 'borderWeight' ),
	borderColor: slug,
	customBorderColor: colour,
	padding: pixels( 'padding' ),
	spacing: pixels( 'spacing' ),
} );
