import { findBlocks } from '../../src/bundle/find-blocks';

/**
 * Attributes that are settings, the look, or derived from others. Every other one is what an owner changes of a block: text,
 * media, addresses, and the thing that is shown (a product, a plan, a restaurant, hours). Patterns that lock
 * everything but content keep exactly those open.
 */
const SETTINGS = `
	align autoplay autoReply backgroundColor borderColor borderRadius borderWeight buttonAndLinkColor
	buttonBackgroundColor buttonGradient buttonOnNewLine code color colorClass columns columnWidths
	consentType count criteria customBackgroundColor customBorderColor customButtonBackgroundColor
	customButtonGradient customEmailFieldBackgroundColor customEmailFieldGradient customFontSize
	customGradient customPrimaryColor customSecondaryColor customTextColor customThankyou delay dials
	displayContext displayDate displayThumbnails domain doubleOptIn effect element
	emailFieldBackgroundColor emailFieldGradient firstNameShow fontSize format gradient hasCard
	hasCode height hexBackgroundColor hexPrimaryColor hexSecondaryColor hideEventTypeDetails
	hideMobile id ids iframe imageFilter isCropped isForNews isReversed isStackedOnMobile itemsToShow jetpackCRM
	keepDraft lang lastNameShow linkTo linkToGoogleMaps listStyle mapCenter mapDetails mapHeight
	mapStyle markerColor maxRating multiple negativeMargin newtab openInNewTab orientation padding
	paddingTop passthroughAttributes playNext postLayout postsToShow preview primaryColor productId
	required roundedCorners saveInPostContent scrollToZoom secondaryColor settings showCoverArt
	showCustomAmount showEpisodeDescription showEpisodeTitle showFullscreenButton showIcons showImage
	showLabels showNumber showPrice showPurchaseButton showSeller showStatus showSubscribersTotal
	showTitle sizeSlug spacing startingPosition style tag textColor threshold uniqueId width zoom
`.match( /\w+/g );

it( 'every attribute of every block is either content or a setting', async () => {
	const found = ( await findBlocks() ).flatMap( ( { slug, attributes } ) =>
		Object.entries( attributes ).map( ( [ name, { role } ] ) => ( {
			slug,
			name,
			isContent: role === 'content',
		} ) )
	);
	expect( found.length ).toBeGreaterThan( 200 );
	const settings = new Set< string >( SETTINGS );
	expect(
		found
			.filter(
				( { name, isContent } ) => settings.has( name ) === isContent
			)
			.map( ( { slug, name } ) => `${ slug }: ${ name }` )
	).toEqual( [] );
	// None is left from an attribute that is gone.
	const names = new Set( found.map( ( { name } ) => name ) );
	expect( [ ...settings ].filter( ( name ) => ! names.has( name ) ) ).toEqual(
		[]
	);
} );
