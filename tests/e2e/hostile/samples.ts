import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { ofExtensions } from '../support/of-extensions';
import {
	claim,
	group,
	MARK,
	PICTURE,
	type Hostile,
	type Root,
} from './support';

/** Samples from the blocks' test folders. */
export const hostileBlocks = await ofExtensions< Hostile >( 'hostile' );

/** Values that no attribute of the plugin should accept. `trap` is the attacker's URL. */
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

const withValue = (
	[ className, names, inner = '' ]: Root,
	value: string
): string =>
	`<div class="${ className }" ${ names
		.split( ' ' )
		.map( ( name ) => `${ name }="${ escaped( value ) }"` )
		.join( ' ' ) }>${ inner.replaceAll( '§', escaped( value ) ) }</div>`;

const ROOTS = hostileBlocks.flatMap( ( { roots = [] } ) => roots );

/** Malicious interface texts in the format of those that a site prints. */
const STRINGS = {
	strings: {
		player: `javascript:${ MARK }//`,
		play: `<img src=x onerror="${ MARK }">`,
		failed: `<img src=x onerror="${ MARK }">`,
	},
};

/** Elements with an ID that WordPress allows authors to save. */
const TAGS = [ 'pre', 'div', 'span', 'p' ];

/** Returns elements that imitate data printed by the site. */
const claims = ( trap: string ): string[] => [
	...hostileBlocks.flatMap( ( { handed = {} } ) =>
		Object.entries( handed ).flatMap( ( [ slug, data ] ) =>
			[ 'pre', 'span' ].map( ( tag ) =>
				claim( slug, { ...STRINGS, ...data( trap ) }, tag )
			)
		)
	),
	...TAGS.map(
		( tag ) => `<${ tag } id="dovetail-blocks-consent">"allow"</${ tag }>`
	),
	`<pre id="wp-importmap">{"imports":{"@wordpress/interactivity":"${ trap }/a.js"}}</pre>`,
	`<pre id="wp-script-module-data-@wordpress/interactivity">{"state":{"x":"${ trap }"}}</pre>`,
	`<a id="dovetail-blocks-editor-js" href="${ trap }/editor.js">x</a>`,
	`<img id="dovetail-blocks-editor-js" src="${ trap }/x.png" alt="">`,
	'<p id="dovetail-announcements">x</p>',
	`<p data-dovetail-load="${ trap }/view.js" data-dovetail-state="loaded">x</p>`,
	...hostileBlocks.flatMap( ( each ) => each.claims ?? [] ),
];

/** Names that scripts look up as properties of `window` or `document`. */
const NAMES = [
	'wp',
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
	...hostileBlocks.flatMap( ( { globals = [] } ) => globals ),
];

const clobbers = ( trap: string ): string[] =>
	NAMES.flatMap( ( name ) => [
		`<a id="${ name }" name="${ name }" href="${ trap }/view.js">x</a><a id="${ name }" name="marketing" href="${ trap }/view.js">allow</a>`,
		`<img id="${ name }" src="${ PICTURE }" alt=""><span id="${ name }">x</span>`,
	] );

/** Returns the saved HTML of the fixtures, with images and audio that load nothing. */
const saved = ( kind: string ) =>
	globSync( `extensions/blocks/*/fixtures/*${ kind }.html` )
		.filter( ( path ) =>
			kind ? true : ! /\.(saved|rendered)\.html$/.test( path )
		)
		.sort()
		.map( ( path ) =>
			hostileBlocks.reduce(
				( html, { tame } ) => tame?.( html ) ?? html,
				readFileSync( path, 'utf8' )
					.replaceAll(
						/\b(src|poster)="[^"]*"/g,
						`$1="${ PICTURE }"`
					)
					.replaceAll(
						/https?:\/\/[\w.-]+\/[\w./-]+\.(?:jpe?g|png|webp|gif|mp3|webm|mp4)\b/g,
						PICTURE
					)
			)
		)
		.filter( Boolean );

/** Serializes attributes as WordPress does in a block comment. */
const inComment = ( attributes: object ): string =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );

const written = ( values: readonly string[] ): string[] =>
	values.flatMap( ( value ) =>
		hostileBlocks.flatMap( ( block ) =>
			( block.written?.( value ) ?? [] ).map(
				( { slug, attributes, html } ) =>
					`<!-- wp:dovetail/${ slug } ${ inComment( attributes ) } -->\n${ html.replaceAll( '§', escaped( value ) ) }\n<!-- /wp:dovetail/${ slug } -->`
			)
		)
	);

/** Returns every block with only invalid attributes. */
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
					`<!-- wp:${ name } ${ inComment(
						Object.fromEntries(
							all.map( ( key ) => [ key, value ] )
						)
					) } /-->`
			);
		} );

/** A post and its hostile samples. */
export type HostilePost = { name: string; samples: readonly string[] };

/** Returns eleven posts of hostile samples. */
export function hostilePosts( trap: string ): HostilePost[] {
	const values = nasty( trap );
	const rootsWith = ( of: readonly string[] ) =>
		of.flatMap( ( value ) =>
			ROOTS.map( ( root ) => group( withValue( root, value ) ) )
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
		{ name: 'values in our own blocks', samples: written( values ) },
		{
			name: 'roots in roots',
			samples: ROOTS.map( ( root ) => {
				const within = withValue( root, 'y' );
				return group(
					withValue( root, 'x' ).replace(
						/<\/div>$/,
						`${ within }${ within }</div>`
					)
				);
			} ),
		},
		{
			name: 'our markup outside our blocks',
			samples: rendered.map( ( html ) => group( inner( html ) ) ),
		},
		{
			name: 'the HTML of one block in another',
			samples: blocks.map( ( html, index ) => {
				const other = blocks[ ( index + 7 ) % blocks.length ];
				return html.replace(
					/(<!-- wp:dovetail\/[\s\S]*?-->)[\s\S]*(<!-- \/wp:dovetail)/,
					( _, before: string, after: string ) =>
						before + inner( other ?? '' ) + after
				);
			} ),
		},
	];
}
