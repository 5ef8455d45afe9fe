import { blockName } from '#shared/definitions';
import apiFetch from '@wordpress/api-fetch';
import { getBlockFromExample, serialize } from '@wordpress/blocks';
import { blocks } from '../../extensions';
import { findFacts } from '../../src/bundle/find-facts';
import { metadataOf } from '../harness/block-folders';
import { openEditor, registerBlocks } from '../harness/editor';

type Variation = { name?: string; attributes?: object };

/** The example of each block, and of its variations. WordPress adds a variation's attributes to the block's example. */
const shown = blocks.flatMap( ( { slug, variations: own = [] } ) => {
	const { example, variations = [] } = metadataOf( slug );
	const all: readonly Variation[] = [ ...variations, ...own ];
	return example
		? [
				{ slug, title: slug, example },
				...all
					.filter( ( { attributes } ) => attributes )
					.map( ( { name, attributes } ) => ( {
						slug,
						title: `${ slug } (${ name })`,
						example: {
							...example,
							attributes: {
								...example.attributes,
								...attributes,
							},
						},
					} ) ),
			]
		: [];
} );

describe( 'the example in the inserter', () => {
	/** Requests by method and URL. */
	let asked: string[];

	beforeEach( () => {
		asked = [];
		apiFetch.setFetchHandler( ( { path, url } ) => {
			asked.push( path ?? url ?? '' );
			return Promise.reject( { code: 'nobody_there' } );
		} );
		globalThis.fetch = ( input ) => {
			asked.push( String( input ) );
			return Promise.reject( new TypeError( 'Failed to fetch' ) );
		};
		registerBlocks( { blocks } );
	} );

	it.each( shown )(
		'of $title shows the block and sends only its declared requests',
		async ( { slug, example } ) => {
			const content = serialize( [
				getBlockFromExample( blockName( slug ), example as never ),
			] );
			await openEditor( {
				blocks,
				content,
				settings: { isPreviewMode: true },
			} );
			const block = document.querySelector(
				`[data-type="${ blockName( slug ) }"]`
			);
			expect( block ).not.toBeEmptyDOMElement();
			const { exampleRequests = [], embed } =
				( await findFacts() ).get( slug ) ?? {};
			expect( asked ).toEqual(
				[
					...exampleRequests,
					// The editor requests the URL of an embed's iframe from the site.
					...( embed?.server
						? [ `/dovetail/v1/embed-preview/${ slug }` ]
						: [] ),
				].map( ( path ) => `${ path }?_locale=user` )
			);
		}
	);
} );
