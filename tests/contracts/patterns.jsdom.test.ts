import { parse, serialize, validateBlock } from '@wordpress/blocks';
import { resetLocaleData } from '@wordpress/i18n';
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import { blocks } from '../../extensions';
import {
	findPatterns,
	namesIn,
	PATTERNS_FOLDER,
	type PatternOnDisk,
} from '../../src/bundle/find-patterns';
import { registerBlocks } from '../harness/editor';

type Block = ReturnType< typeof parse >[ number ];

const flat = ( list: readonly Block[] ): Block[] =>
	list.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/** Returns markup whose block comments contain only the names of the blocks, not their attributes. */
const withoutAttributes = ( markup: string ) =>
	markup.replace( /<!-- (\/?wp:[\w/-]+)[^>]*? (\/?)-->/g, '<!-- $1 $2-->' );

const patterns = findPatterns();

/** URL of the plugin, with characters that block comments and HTML must encode. */
const PLUGIN = 'https://xn--bcker-gra.example/plugin';

/** Encodes text as HTML inside a block attribute. */
const richText = ( text: string ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** Encodes text as `esc_html()` and `esc_attr()` do. */
const html = ( text: string ) =>
	richText( text ).replaceAll( '"', '&quot;' ).replaceAll( "'", '&#039;' );

/** Encodes text as JSON, as `serialize_block_attributes()` does. */
const json = ( text: string ) =>
	JSON.stringify( text )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );

const TEXT = String.raw`'((?:[^'\\]|\\.)*)', 'dovetail-blocks'`;
const IMAGE_URL = String.raw`plugins_url\( '(${ PATTERNS_FOLDER }/images/[\w-]+\.webp)', DOVETAIL_BLOCKS_FILE \)`;

/** Calls that a pattern may use to print text, each with a function that returns the printed text. */
const PRINT_CALLS: readonly [ string, ( value: string ) => string ][] = [
	[ `esc_(?:html|attr)_e\\( ${ TEXT } \\)`, html ],
	[ `echo serialize_block_attributes\\( __\\( ${ TEXT } \\) \\)`, json ],
	[
		`echo serialize_block_attributes\\( htmlspecialchars\\( __\\( ${ TEXT } \\), ENT_NOQUOTES \\) \\)`,
		( text ) => json( richText( text ) ),
	],
	[
		`echo trim\\( serialize_block_attributes\\( __\\( ${ TEXT } \\) \\), '"' \\)`,
		( text ) => json( text ).slice( 1, -1 ),
	],
	[
		`echo rawurlencode\\( __\\( ${ TEXT } \\) \\)`,
		( text ) =>
			encodeURIComponent( text ).replace(
				/[!'()*]/g,
				( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ) }`
			),
	],
	[
		`echo esc_url\\( ${ IMAGE_URL } \\)`,
		( path ) => html( `${ PLUGIN }/${ path }` ),
	],
	[
		`echo serialize_block_attributes\\( esc_url\\( ${ IMAGE_URL } \\) \\)`,
		( path ) => json( html( `${ PLUGIN }/${ path }` ) ),
	],
];

const markupOf = (
	{ source }: PatternOnDisk,
	translate: ( text: string ) => string = ( text ) => text
) =>
	PRINT_CALLS.reduce(
		( markup, [ code, print ] ) =>
			markup.replaceAll(
				new RegExp( `<\\?php ${ code }; \\?>`, 'g' ),
				( _, value: string ) =>
					print(
						value.startsWith( `${ PATTERNS_FOLDER }/` )
							? value
							: translate( value.replace( /\\(.)/g, '$1' ) )
					)
			),
		source.replace( /^<\?php\n[\s\S]*?\?>\n/, '' )
	).trimEnd();

describe( 'the patterns', () => {
	beforeAll( () => {
		resetLocaleData( {}, 'dovetail-blocks' );
		registerBlocks( { blocks } );
	} );

	it( 'consist of at least 24 files', () => {
		expect( patterns.length ).toBeGreaterThanOrEqual( 24 );
	} );

	it.each( patterns )(
		'are valid and are saved unchanged: $slug',
		( pattern ) => {
			const markup = markupOf( pattern );
			expect( markup ).not.toContain( '<?php' );
			const all = flat( parse( markup ) );
			expect(
				all.filter(
					( block ) =>
						! block.isValid || ! validateBlock( block )[ 0 ]
				)
			).toEqual( [] );
			expect( all.map( ( { name } ) => name ) ).not.toContain(
				'core/missing'
			);
			// The editor sorts attributes in its own order.
			expect( withoutAttributes( serialize( parse( markup ) ) ) ).toBe(
				withoutAttributes( markup )
			);
			expect( all.map( ( { attributes } ) => attributes ) ).toEqual(
				flat( parse( serialize( parse( markup ) ) ) ).map(
					( { attributes } ) => attributes
				)
			);
		}
	);

	it.each( patterns )(
		'are valid in a language with quotation marks and HTML characters: $slug',
		( pattern ) => {
			const all = flat(
				parse(
					markupOf(
						pattern,
						( text ) =>
							`L’${ text } "l'été" -- <b> & 50 % 中文 \\ \$1`
					)
				)
			);
			expect( all.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
			expect( all.map( ( { name } ) => name ) ).not.toContain(
				'core/missing'
			);
		}
	);

	it.each( patterns )(
		'have a header with the texts that the inserter shows: $slug',
		( { slug, header, blocks: used } ) => {
			expect( Object.fromEntries( header ) ).toEqual(
				expect.objectContaining( {
					Title: expect.stringMatching( /^[A-Z].{5,39}$/ ),
					Slug: `dovetail/${ slug }`,
					Description: expect.stringMatching( /^[A-Z].{20,}\.$/ ),
					Categories: expect.stringMatching( /^dovetail, [a-z]/ ),
					Keywords: expect.stringMatching( /^\w.*, .*, / ),
					'Viewport Width': expect.stringMatching( /^\d{3,4}$/ ),
				} )
			);
			// Patterns with a block that only the post editor has must be limited to post types. In a template, this
			// block would be missing.
			const isForPosts = blocks.some(
				( { slug: name, needsPostEditor } ) =>
					needsPostEditor && used.includes( name )
			);
			expect(
				namesIn( header.get( 'Post Types' ) ?? '' ).length > 0
			).toBe( isForPosts );
		}
	);

	it( 'are suggested for new pages, but not for new posts', () => {
		const starters = patterns
			.filter( ( { header } ) =>
				header.get( 'Block Types' )?.includes( 'core/post-content' )
			)
			.map( ( { header } ) => header.get( 'Post Types' ) );
		expect( starters.length ).toBeGreaterThan( 5 );
		// WordPress offers patterns without post types for new pages.
		expect( new Set( starters ) ).toEqual(
			new Set( [ undefined, 'page' ] )
		);
	} );

	it( 'use all of the plugin’s images, and no others', () => {
		const shown = patterns.flatMap( ( pattern ) =>
			flat( parse( markupOf( pattern ) ) ).flatMap( ( block ) =>
				[
					...serialize( block ).matchAll(
						/<img[^>]* src="([^"]*)"/g
					),
				].map( ( [ , src = '' ] ) => src )
			)
		);
		expect(
			shown.filter( ( src ) => ! src.startsWith( `${ PLUGIN }/` ) )
		).toEqual( [] );
		expect(
			[ ...new Set( shown.map( ( src ) => basename( src ) ) ) ].sort()
		).toEqual(
			globSync( `${ PATTERNS_FOLDER }/images/*` )
				.map( ( path ) => basename( path ) )
				.sort()
		);
	} );
} );
