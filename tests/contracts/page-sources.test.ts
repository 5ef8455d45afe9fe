import { kindsIn, pageSources } from './page-sources';

/**
 * Every place where a script of ours, on a page or in the editor, takes something from what surrounds it, and why that
 * is safe. An author may write any id, class and data attribute on any element that WordPress leaves her, so nothing
 * found that way is an address to load from, HTML, CSS or an answer to a question of consent. What she may write
 * anyway (text, links, pictures, styles as WordPress has filtered them) may be read.
 */
const SOURCES: readonly ( readonly [
	path: string,
	kinds: string,
	proof: string,
] )[] = [
	// What the site says.
	[
		'shared/view/printed-text.ts',
		'element',
		'script elements alone: WordPress lets no author write one',
	],
	[
		'shared/view/load-element.ts',
		'attribute element',
		'script and link elements alone, compared with an address of ours',
	],
	[
		'shared/view/run-view-module.ts',
		'attribute element',
		'script elements alone, compared with the address of the initial state',
	],
	[
		'shared/view/mount-all.ts',
		'element',
		'roots may be anybody’s: what a behaviour reads of its root stands below',
	],
	[ 'shared/view/announce.ts', 'style', 'a constant text' ],
	[
		'shared/view/lend-attributes.ts',
		'attribute',
		'given back as it was found',
	],
	[
		'shared/consent/consent-for.ts',
		'global',
		'counts when it is a function, which no element is',
	],
	[
		'shared/consent/given-answers.ts',
		'global',
		'counts when it is true, false, allow or deny, which no element is',
	],
	[
		'shared/initial-state/read-initial-state.ts',
		'global',
		'set by the inline script before ours, which outdoes any id; parsed, and no element is a string',
	],
	[
		'shared/initial-state/add-service.ts',
		'global',
		'the same state, with an address that the site’s own route has answered',
	],

	// What blocks read of themselves.
	[
		'extensions/blocks/business-hours/view/open-now.ts',
		'attribute element',
		'numbers and times, shown as text',
	],
	[
		'extensions/blocks/gif/view/gif-player.ts',
		'element',
		'the id of a GIF from a link of exactly our form',
	],
	[
		'extensions/blocks/map/markup.ts',
		'attribute',
		'numbers in range, one of four styles, three switches',
	],
	[
		'extensions/blocks/map/view/places.ts',
		'attribute element',
		'numbers, text, and the address of a link that the author has written',
	],
	[
		'extensions/blocks/map/view/add-place-list.ts',
		'element',
		'links of the list lose and get back their tab stops',
	],
	[
		'extensions/blocks/map/view/show-map.ts',
		'attribute element',
		'of a marker and a dialog made here',
	],
	[
		'extensions/blocks/map/view/add-library-styles.ts',
		'element',
		'style elements alone: WordPress lets no author write one',
	],
	[
		'extensions/blocks/map/view/attribution-control.ts',
		'attribute html',
		'parsed in a document that runs nothing; text and http(s) links are made anew',
	],
	[
		'extensions/blocks/podcast-player/markup.ts',
		'attribute',
		'switches, texts, and an address that is asked of the site itself alone (tryJson) and answers with tracks',
	],
	[
		'extensions/blocks/podcast-player/view/player.ts',
		'attribute element location',
		'the address of a picture in an img element; the moment in the hash is a number',
	],
	[
		'extensions/blocks/podcast-player/view/read-tracks.ts',
		'attribute element',
		'parseTracks: text, and http(s) addresses of sounds and links',
	],
	[
		'extensions/blocks/podcast-player/view/phase-drawer.ts',
		'element',
		'parts made here, which get text',
	],
	[
		'extensions/blocks/podcast-player/view/resting-player.ts',
		'element location',
		'the podcast’s name as text; whether the hash names a moment',
	],
	[
		'extensions/blocks/podcast-player/view/sound.ts',
		'attribute',
		'the address that was set here, compared',
	],
	[
		'extensions/blocks/podcast-player/view/touched-player.ts',
		'attribute element location',
		'the cover’s address for the system’s own player; a moment as number',
	],
	[
		'extensions/blocks/podcast-player/view/memory.ts',
		'storage',
		'numbers and switches of the visitor’s own; scripts of the site alone write there',
	],
	[
		'extensions/blocks/repeat-visitor/view/show-by-visits.ts',
		'attribute',
		'one of two words and a number',
	],
	[
		'extensions/blocks/slideshow/markup.ts',
		'attribute',
		'one of two effects, one of five numbers',
	],
	[
		'extensions/blocks/slideshow/view/describe-slides.ts',
		'attribute element',
		'alternative and caption, as text',
	],
	[ 'extensions/blocks/slideshow/view/player.ts', 'attribute', 'a number' ],
	[
		'extensions/blocks/slideshow/view/slideshow.ts',
		'element',
		'the list that becomes the slideshow',
	],
	[
		'extensions/blocks/story/markup.ts',
		'attribute element',
		'text, numbers, and JSON of which a text and the address of a picture are used',
	],
	[
		'extensions/blocks/story/view/fill-screen.ts',
		'element',
		'buttons, for the keyboard',
	],
	[
		'extensions/blocks/story/view/parts.ts',
		'attribute',
		'of a button made here',
	],
	[
		'extensions/blocks/story/view/story.ts',
		'attribute element style',
		'a number, the list of the slides, the direction of reading',
	],
	[
		'extensions/blocks/image-compare/view/before-after.ts',
		'attribute style',
		'sliderSettings: one of two words, a number; the direction of reading',
	],
	[
		'extensions/blocks/image-compare/view/build-slider.ts',
		'attribute element',
		'two pictures, their labels as text, a style that WordPress has filtered; attributes are given back as they were found',
	],
	[
		'extensions/blocks/image-compare/rules/slider-options.ts',
		'attribute',
		'one of two words and a number in range',
	],
	[ 'shared/media/image-ratio.ts', 'attribute', 'two numbers' ],

	// Forms: WordPress lets no author write a form element, so these are the server’s.
	[
		'extensions/blocks/contact-form/view/parts.ts',
		'element',
		'fields of a form element',
	],
	[
		'extensions/blocks/contact-form/view/problem-of.ts',
		'attribute element',
		'sentences, shown as text',
	],
	[
		'extensions/blocks/contact-form/view/show-problem.ts',
		'attribute element',
		'lines that get text, roles',
	],
	[
		'extensions/blocks/contact-form/view/send-in-place.ts',
		'attribute element html location',
		'sent to the page itself; the answer, HTML and address, is the site’s',
	],
	[
		'extensions/blocks/contact-form/view/draft.ts',
		'attribute storage',
		'values for fields of the same form; scripts of the site alone write there',
	],
	[
		'extensions/blocks/mailchimp/view/sign-up.ts',
		'attribute element',
		'sentences as text; the endpoint of a form element, of the site itself alone (requestJson)',
	],
	[
		'extensions/blocks/subscriptions/view/subscribe.ts',
		'attribute element',
		'sentences as text; the endpoint of a form element, of the site itself alone (requestJson)',
	],
	[
		'extensions/blocks/repeat-visitor/view/count-visit.ts',
		'location storage',
		'http or https; a number',
	],
	[
		'extensions/blocks/repeat-visitor/rules/visit-cookie.ts',
		'storage',
		'a number, whatever the cookie holds',
	],

	// The editor.
	[
		'extensions/blocks/gif/edit.tsx',
		'element',
		'a button of this block’s own element gets the focus',
	],
	[
		'extensions/blocks/gif/transforms.ts',
		'attribute element html',
		'parsed in a document that runs nothing; only the id of a GIF is kept',
	],
	[
		'extensions/blocks/map/editor/read-places-file.ts',
		'element html',
		'XML in a document that runs nothing; points and texts are read',
	],
	[
		'extensions/blocks/markdown/editor/preview.tsx',
		'attribute html',
		'what DOMPurify has left; a link’s address is compared with #',
	],
	[
		'extensions/blocks/markdown/editor/sanitise-html.ts',
		'html',
		'what DOMPurify has left, in a document of its own',
	],
	[
		'extensions/blocks/markdown/save.tsx',
		'html',
		'printableHtml: what DOMPurify has left when it was written, and WordPress filters it for who may not write more',
	],
	[
		'extensions/blocks/markdown/transforms.ts',
		'html',
		'parsed in a document that runs nothing',
	],
	[
		'extensions/blocks/podcast-player/editor/use-surroundings.ts',
		'style',
		'colours as the browser has computed them',
	],
	[
		'extensions/blocks/rating-star/editor/star-slider.tsx',
		'attribute',
		'a number of an element drawn here',
	],
	[
		'extensions/blocks/send-a-message/rules/read-links.ts',
		'attribute element html',
		'parsed in a document that runs nothing; addresses pass safeHref',
	],
	[
		'shared/notices/show-status-notices.ts',
		'location',
		'known words of the query, which choose sentences of ours',
	],
	[
		'shared/plans/page.ts',
		'location',
		'goes to the address that the platform’s call has answered',
	],
	[
		'shared/plans/way-back.ts',
		'location',
		'read for the way back to this editor',
	],
	[
		'shared/popup-auth/open-popup.ts',
		'message',
		'from this very pop-up, an accepted origin, and the parser knows it',
	],
	[
		'shared/registration/lazy-edit.tsx',
		'html',
		'what the block’s own save makes of attributes, as the editor would save it',
	],
];

const listed = SOURCES.flatMap( ( [ path, kinds ] ) =>
	kinds.split( ' ' ).map( ( kind ) => `${ path } ${ kind }` )
);

describe( 'what scripts take from the page', () => {
	const found = pageSources();

	it( 'is listed, each with its proof', () => {
		expect( found.filter( ( each ) => ! listed.includes( each ) ) ).toEqual(
			[]
		);
	} );

	it( 'is still there, and stands in the list once', () => {
		expect( listed.filter( ( each ) => ! found.includes( each ) ) ).toEqual(
			[]
		);
		expect( listed ).toHaveLength( new Set( listed ).size );
		expect( SOURCES.filter( ( [ , , proof ] ) => ! proof ) ).toEqual( [] );
	} );

	it.each( [
		[ 'document.getElementById( id )', [ 'element' ] ],
		[ 'const { dataset } = root;', [ 'attribute' ] ],
		[ 'root.innerHTML = text;', [ 'html' ] ],
		[ 'const a = <RawHTML>{ html }</RawHTML>;', [ 'html' ] ],
		[ 'type Page = Window & { wp?: unknown };', [ 'global' ] ],
		[ "Reflect.get( window, 'wp' )", [ 'global' ] ],
		[ "win.addEventListener( 'message', take )", [ 'message' ] ],
		[ 'win.location.hash', [ 'location' ] ],
		[ 'document.cookie', [ 'storage' ] ],
		[ 'win.getComputedStyle( root ).direction', [ 'style' ] ],
		[ "// innerHTML\nconst a = 'innerHTML message';", [] ],
		[ 'place.location', [] ],
	] )( 'is found in %j as %j', ( text, kinds ) => {
		expect( kindsIn( 'a.tsx', text ) ).toEqual( kinds );
	} );
} );
