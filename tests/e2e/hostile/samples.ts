import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { group } from './support';
import { MARK } from './trap';

/** Values that no attribute of ours should hold; `trap` is an address of the attacker's. */
const nasty = ( trap: string ): readonly string[] => [
	`javascript:${ MARK }`,
	`data:text/html,<script>${ MARK }</script>`,
	trap.replace( 'http:', '' ),
	`${ trap }/view.js`,
	`"><img src=x onerror="${ MARK }">`,
	`&lt;img src=x onerror="${ MARK }"&gt;`,
	`%3Cimg src=x onerror=${ MARK }%3E`,
	'99999999999999999999999',
	'-1',
	'1e309',
	'NaN',
	'{',
	'null',
	'{"__proto__":{"player":"x"},"constructor":{"prototype":{"title":"x"}}}',
	'__proto__',
	'constructor',
	'['.repeat( 5000 ),
];

const escaped = ( value: string ) =>
	value
		.replaceAll( '&', '&amp;' )
		.replaceAll( '"', '&quot;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** An element of ours, written by hand, with a value in all of its attributes. */
const root =
	( className: string, names: string, inner = '' ) =>
	( value: string ): string =>
		`<div class="${ className }" ${ names
			.split( ' ' )
			.map( ( name ) => `${ name }="${ escaped( value ) }"` )
			.join(
				' '
			) }>${ inner.replaceAll( '§', escaped( value ) ) }</div>`;

const PICTURE = '/wp-includes/images/blank.gif';
const img = ( more: string ) => `<img src="${ PICTURE }" alt="§" ${ more }>`;

/** What the scripts of our blocks mount on, with everything that they read. */
const ROOTS = [
	root(
		'wp-block-dovetail-map',
		'data-map-style data-zoom data-center data-details data-scroll-to-zoom data-fullscreen',
		'<ul class="wp-block-dovetail-map__list"><li class="wp-block-dovetail-map__place" data-coordinates="§"><a class="wp-block-dovetail-map__title" href="§">§</a><span class="wp-block-dovetail-map__caption">§</span></li></ul>'
	),
	root( 'wp-block-dovetail-map__stage', 'data-map-style' ),
	root( 'wp-block-dovetail-gif__stage', 'data-player', '<a href="§">§</a>' ),
	root(
		'wp-block-dovetail-slideshow__stage',
		'data-effect data-autoplay data-start data-hold',
		`<ul class="wp-block-dovetail-slideshow__list"><li class="wp-block-dovetail-slideshow__slide"><figure>${ img(
			'class="wp-block-dovetail-slideshow__image" data-id="§" data-src="§"'
		) }<figcaption>§</figcaption></figure></li><li class="wp-block-dovetail-slideshow__slide">§</li></ul>`
	),
	root(
		'wp-block-dovetail-story__stage',
		'data-site data-start data-settings data-preview data-play-on-load data-render-interval data-image-time data-volume',
		`<ol class="wp-block-dovetail-story__list"><li class="wp-block-dovetail-story__slide"><figure>${ img(
			'class="wp-block-dovetail-story__media" data-id="§" data-type="§"'
		) }</figure></li></ol>`
	),
	root(
		'wp-block-dovetail-podcast-player__stage',
		'data-title data-description data-refresh data-version data-checked',
		`<p class="wp-block-dovetail-podcast-player__podcast">§</p><ol class="wp-block-dovetail-podcast-player__tracks"><li class="wp-block-dovetail-podcast-player__track" data-id="§" data-duration="§"><span class="wp-block-dovetail-podcast-player__title"><a href="§">§</a></span></li></ol>`
	),
	root(
		'juxtapose',
		'data-mode data-startingposition data-makeresponsive',
		img( 'data-label="§"' ) + img( 'data-label="§"' )
	),
	root(
		'wp-block-dovetail-repeat-visitor',
		'data-criteria data-threshold',
		'<p>§</p>'
	),
	root(
		'wp-block-dovetail-business-hours',
		'data-time-zone data-week',
		'<p class="wp-block-dovetail-business-hours__now">§</p><dl><div class="wp-block-dovetail-business-hours__day" data-day="§"><dt>§</dt><dd><time datetime="§" data-closing="§">§</time></dd></div></dl>'
	),
	root(
		'wp-block-dovetail-mailchimp',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-mailchimp__status" data-endpoint="§">§</p>'
	),
	root(
		'wp-block-dovetail-subscriptions',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-subscriptions__status">§</p>'
	),
	root(
		'wp-block-dovetail-contact-form__form',
		'data-draft action data-field data-missing',
		'<div data-field="§" data-required="§">§</div>'
	),
];

/** Blocks whose script the server hands something. */
const SLUGS = [
	'map',
	'gif',
	'slideshow',
	'story',
	'podcast-player',
	'image-compare',
	'business-hours',
	'contact-form',
];

/** Elements that carry an id, of those that WordPress leaves an author. */
const TAGS = [ 'pre', 'div', 'span', 'p' ];

/** What calls itself what the site prints. */
const claims = ( trap: string ): string[] => {
	const data = escaped(
		JSON.stringify( {
			map: { key: 'pk.x', address: trap },
			strings: {
				player: `javascript:${ MARK }//`,
				play: `<img src=x onerror="${ MARK }">`,
				failed: `<img src=x onerror="${ MARK }">`,
			},
		} )
	);
	return [
		...SLUGS.flatMap( ( slug ) =>
			[ 'pre', 'span' ].map(
				( tag ) =>
					`<${ tag } id="wp-script-module-data-dovetail-${ slug }-view-script-module">${ data }</${ tag }>`
			)
		),
		...TAGS.map(
			( tag ) =>
				`<${ tag } id="dovetail-blocks-consent">"allow"</${ tag }>`
		),
		`<pre id="wp-importmap">{"imports":{"@wordpress/interactivity":"${ trap }/a.js"}}</pre>`,
		`<pre id="wp-script-module-data-@wordpress/interactivity">{"state":{"x":"${ trap }"}}</pre>`,
		`<a id="dovetail-blocks-editor-js" href="${ trap }/editor.js">x</a>`,
		`<img id="dovetail-blocks-editor-js" src="${ trap }/x.png" alt="">`,
		'<p id="dovetail-announcements">x</p>',
		'<p id="dovetail-map-library-styles">x</p>',
		`<p data-dovetail-load="${ trap }/view.js" data-dovetail-state="loaded">x</p>`,
		'<div class="wp-block-dovetail-map" data-map-style="default" data-dovetail-mounted="">x</div>',
	];
};

/** Names that scripts look up on a window or a document. */
const NAMES = [
	'wp',
	'mapboxgl',
	'fetch',
	'dovetailBlocksInitialState',
	'dovetailConsent',
	'wp_has_consent',
	'currentScript',
	'body',
	'head',
	'defaultView',
	'querySelector',
	'getElementById',
	'createElement',
	'readyState',
	'cookie',
	'webpackChunkdovetail_blocks',
	'Reflect',
	'MutationObserver',
	'IntersectionObserver',
	'matchMedia',
];

const clobbers = ( trap: string ): string[] =>
	NAMES.flatMap( ( name ) => [
		`<a id="${ name }" name="${ name }" href="${ trap }/view.js">x</a><a id="${ name }" name="marketing" href="${ trap }/view.js">allow</a>`,
		`<img id="${ name }" src="${ PICTURE }" alt=""><span id="${ name }">x</span>`,
	] );

/** What our blocks save, as their fixtures have it, with pictures and sounds that load nothing. */
const saved = ( kind: string ) =>
	globSync( `extensions/blocks/*/fixtures/*${ kind }.html` )
		.filter( ( path ) =>
			kind ? true : ! /\.(saved|rendered)\.html$/.test( path )
		)
		.sort()
		.map( ( path ) => ( {
			slug: path.split( '/' )[ 2 ] ?? '',
			html: readFileSync( path, 'utf8' )
				.replaceAll( /\b(src|poster)="[^"]*"/g, `$1="${ PICTURE }"` )
				.replaceAll(
					/https?:\/\/[\w.-]+\/[\w./-]+\.(?:jpe?g|png|webp|gif|mp3|webm|mp4)\b/g,
					PICTURE
				)
				// A story that fills the screen makes the rest wait, as its author may want.
				.replaceAll( / ?data-load-in-fullscreen="\w*"/g, '' )
				.replaceAll(
					'"loadInFullscreen":true',
					'"showSlideCount":true'
				)
				.replaceAll( /"url":"[^"]*feed[^"]*"/g, '"url":"x"' ),
		} ) )
		.filter( ( { slug } ) => slug !== 'podcast-player' || kind );

/** Every block with nothing but wrong attributes, told as WordPress's comment tells them. */
const wrongAttributes = ( trap: string ): string[] =>
	globSync( 'build/blocks/*/block.json' )
		.sort()
		.flatMap( ( path ) => {
			const { name, attributes = {} } = JSON.parse(
				readFileSync( path, 'utf8' )
			) as { name: string; attributes?: object };
			const all = Object.keys( attributes );
			const values: unknown[] = [
				`&lt;img src=x onerror="${ MARK }"&gt;`,
				`javascript:${ MARK }//${ trap }`,
				[ { id: -1, url: `javascript:${ MARK }` }, null, [] ],
				-1e308,
			];
			return values.map(
				( value ) =>
					`<!-- wp:${ name } ${ JSON.stringify(
						Object.fromEntries(
							all.map( ( key ) => [ key, value ] )
						)
					)
						.replaceAll( '--', '\\u002d\\u002d' )
						.replaceAll( '<', '\\u003c' )
						.replaceAll( '>', '\\u003e' )
						.replaceAll( '&', '\\u0026' )
						.replaceAll( '\\"', '\\u0022' ) } /-->`
			);
		} );

/** A post and what is hostile in it. */
export type HostilePost = { name: string; samples: readonly string[] };

/** Ten posts of samples. */
export function hostilePosts( trap: string ): HostilePost[] {
	const values = nasty( trap );
	const rootsWith = ( of: readonly string[] ) =>
		of.flatMap( ( value ) =>
			ROOTS.map( ( make ) => group( make( value ) ) )
		);
	const blocks = saved( '' );
	const rendered = saved( '.rendered' );
	const attributes = wrongAttributes( trap );
	const half = Math.ceil( attributes.length / 2 );
	const inner = ( html: string ) =>
		html.replaceAll( /<!--[\s\S]*?-->/g, '' ).trim();
	return [
		{ name: 'what the site prints', samples: claims( trap ).map( group ) },
		{ name: 'names of globals', samples: clobbers( trap ).map( group ) },
		{
			name: 'addresses in data attributes',
			samples: rootsWith( values.slice( 0, 7 ) ),
		},
		{
			name: 'numbers in data attributes',
			samples: rootsWith( values.slice( 7, 11 ) ),
		},
		{
			name: 'JSON in data attributes',
			samples: rootsWith( values.slice( 11 ) ),
		},
		{ name: 'wrong attributes', samples: attributes.slice( 0, half ) },
		{ name: 'more wrong attributes', samples: attributes.slice( half ) },
		{
			name: 'roots in roots',
			samples: ROOTS.map( ( make ) =>
				group(
					make( 'x' ).replace(
						/<\/div>$/,
						`${ make( 'y' ) }${ make( 'y' ) }</div>`
					)
				)
			),
		},
		{
			name: 'our markup outside our blocks',
			samples: rendered.map( ( { html } ) => group( inner( html ) ) ),
		},
		{
			name: 'the HTML of one block in another',
			samples: blocks.map( ( { html }, index ) => {
				const other = blocks[ ( index + 7 ) % blocks.length ];
				return html.replace(
					/(<!-- wp:dovetail\/[\s\S]*?-->)[\s\S]*(<!-- \/wp:dovetail)/,
					( _, before: string, after: string ) =>
						before + inner( other?.html ?? '' ) + after
				);
			} ),
		},
	];
}
