import { dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { kindsIn, pageSources, type PageSource } from './page-sources';

/**
 * Every place where our scripts read from the surrounding page or editor, and why each is safe. Authors can write any
 * ID, class and data attribute that WordPress allows. Scripts must therefore never take a URL to load, HTML, CSS or a
 * consent answer from them. Scripts may read content that authors are allowed to write: text, links, images, and styles
 * filtered by WordPress. Forms always come from the server, because authors can't write form elements. Extensions list
 * their own places in `tests/page-sources.ts`.
 */
const SOURCES: readonly PageSource[] = [
	// Data that the site prints.
	[
		'shared/view/printed.ts',
		'element',
		'script elements alone: WordPress lets no author write one',
	],
	[
		'shared/view/load-element.ts',
		'attribute element',
		'script and link elements alone, compared with an address of ours',
	],
	[
		'shared/view/mount.ts',
		'element',
		'roots may be anybody’s: what a behavior reads of its root stands below',
	],
	[
		'shared/share-links/index.ts',
		'attribute element',
		'template elements alone: WordPress lets no author write one',
	],
	[
		'shared/ui/panel-to-fill.tsx',
		'element',
		'the first field of a panel in the sidebar gets the focus',
	],
	[
		'shared/bank-transfer/view.ts',
		'attribute element',
		'the value that the copy button copies, which is visible beside it; sentences, shown as text',
	],
	[
		'shared/bank-transfer/view/code.ts',
		'attribute',
		'text that is drawn as a QR code and used for nothing else',
	],
	[
		'shared/view/parse-html.ts',
		'html',
		'a document that runs and loads nothing; what is taken of it stands with each caller',
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
		'counts when it is a function, or an answer that is true, false, allow or deny: no element is any of them',
	],
	[
		'shared/initial-state/read-initial-state.ts',
		'global',
		'set by the inline script before ours, which outdoes any id; parsed, and no element is a string; an address that the site’s own route has answered joins it',
	],

	[
		'shared/request/with-timeout.ts',
		'global',
		'the browser’s own clock, which no element outdoes',
	],
	[
		'shared/api/send.ts',
		'global',
		'the browser’s own fetch, which no element outdoes',
	],
	[
		'shared/sign-up/sign-up-form.ts',
		'attribute element',
		'sentences as text; the endpoint of a form element, of the site itself alone (ask)',
	],

	[
		'shared/embed/view/frame.ts',
		'element',
		'a script element alone, which WordPress lets no author write',
	],
	[
		'shared/embed/view/embed.ts',
		'element location',
		'the words of a link, as text; it is followed as a press on it would, when nothing can be loaded',
	],
	[
		'shared/embed/touched.ts',
		'html message',
		'a document of the site’s own printed script, without this origin; of a message one number within bounds, from that very frame and its origin',
	],
	[
		'shared/embed/view/always-show.ts',
		'storage',
		'the visitor’s own choices, compared with slugs that the site has printed',
	],

	// Data that scripts read in the editor.
	[
		'shared/ui/page-html.tsx',
		'element html',
		'of a site’s own route; parsed in a document that runs nothing, and of its nodes those that can only be looked at',
	],
	[
		'shared/uploads/media-start.tsx',
		'element',
		'a button of its own, or the block round it, to put the focus on',
	],
	[
		'shared/slides/use-slides.ts',
		'attribute element',
		'the focused text of the block with a client ID, which nobody who writes a post can know; it is only given the focus',
	],
	[
		'shared/embed/editor/lone-link.ts',
		'attribute element html',
		'parsed in a document that runs nothing; only an address that the block’s parser knows is kept',
	],
	[
		'shared/embed/editor/paragraph-transforms.ts',
		'html',
		'a pasted paragraph that contains only links; the blocks keep only what they parse from the links, and their text',
	],
	[
		'shared/embed/editor/transforms.ts',
		'html',
		'of what is pasted; only an address that the block’s parser knows is kept',
	],
	[
		'shared/platform/show-status-notices.ts',
		'location',
		'known words of the query, which choose sentences of ours',
	],
	[
		'shared/platform/leaving.ts',
		'location',
		'goes to the address that the platform’s call has answered',
	],
	[
		'shared/platform/checkout.ts',
		'location',
		'read for the way back to this editor',
	],
	[
		'shared/popup-auth/open-popup.ts',
		'message',
		'from this very pop-up, an accepted origin, and the parser knows it',
	],
	[
		'src/registration/lazy.tsx',
		'html',
		'what the block’s own save makes of attributes, as the editor would save it',
	],
	[
		'src/registration/canvas-fields.ts',
		'attribute element',
		'the element of a block by its client ID, which nobody who writes a post can know; it is only given the focus',
	],

	...globSync( 'extensions/*/*/tests/page-sources.ts' ).flatMap( ( file ) =>
		jest
			.requireActual< { sources: readonly PageSource[] } >(
				resolve( file )
			)
			.sources.map( ( [ path, kinds, proof ] ): PageSource => [
				`${ dirname( dirname( file ) ) }/${ path }`,
				kinds,
				proof,
			] )
	),
];

const listed = SOURCES.flatMap( ( [ path, kinds ] ) =>
	kinds.split( ' ' ).map( ( kind ) => `${ path } ${ kind }` )
);

describe( 'data that scripts read from the page', () => {
	const found = pageSources();

	it( 'is always in the list of page sources', () => {
		expect( found.filter( ( each ) => ! listed.includes( each ) ) ).toEqual(
			[]
		);
	} );

	it( 'is listed only once, with a reason, and no entry is outdated', () => {
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
	] )( 'is recognized in the code %j as the kinds %j', ( text, kinds ) => {
		expect( kindsIn( 'a.tsx', text ) ).toEqual( kinds );
	} );
} );
