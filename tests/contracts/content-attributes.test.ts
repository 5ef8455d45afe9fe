import { findBlocks } from '../../src/bundle/find-blocks';

/**
 * Attributes that are settings, styles, or derived from other attributes. Booleans always count as settings. All other
 * attributes are content: text, media, URLs, or data to show (a product, a plan, opening hours). In content-only
 * patterns, authors can edit only content attributes.
 */
const SETTINGS = `
	align backgroundColor borderColor borderRadius borderWeight buttonAndLinkColor
	buttonBackgroundColor buttonGradient code color colorClass columns columnWidths consentType
	count criteria customBackgroundColor customBorderColor customButtonBackgroundColor
	customButtonGradient customEmailFieldBackgroundColor customEmailFieldGradient customFontSize
	customGradient customPrimaryColor customSecondaryColor customTextColor customThankyou delay
	dials domain effect element emailFieldBackgroundColor emailFieldGradient fontSize format
	gradient height hexBackgroundColor hexPrimaryColor hexSecondaryColor id ids imageFilter
	itemsToShow lang linkTo listStyle mapCenter mapHeight mapStyle markerColor maxRating
	orientation padding paddingTop passthroughAttributes postLayout postsToShow primaryColor
	productId roundedCorners secondaryColor settings sizeSlug spacing startingPosition style tag
	textColor threshold uniqueId weekdays width zoom
`.match( /\w+/g );

it( 'every attribute of every block is either content or a setting', async () => {
	const found = ( await findBlocks() ).flatMap( ( { slug, attributes } ) =>
		Object.entries( attributes ).map( ( [ name, { role, type } ] ) => ( {
			slug,
			name,
			isBoolean: type === 'boolean',
			isContent: role === 'content',
		} ) )
	);
	expect( found.length ).toBeGreaterThan( 200 );
	const settings = new Set< string >( SETTINGS );
	expect(
		found
			.filter(
				( { name, isBoolean, isContent } ) =>
					( isBoolean || settings.has( name ) ) === isContent
			)
			.map( ( { slug, name } ) => `${ slug }: ${ name }` )
	).toEqual( [] );
	// The list of settings must contain only existing attributes.
	const names = new Set(
		found.flatMap( ( { name, isBoolean } ) =>
			isBoolean ? [] : [ name ]
		)
	);
	expect( [ ...settings ].filter( ( name ) => ! names.has( name ) ) ).toEqual(
		[]
	);
} );
