import type { BlockDefinition } from '#shared/definitions';
import { parseInitialState } from '#shared/initial-state';
import { decideAll } from '../decide-all';

const block = ( slug: string, follows?: string ) =>
	( { slug, follows } ) as BlockDefinition;

const render = async () => ( { Panel: () => null } );

const EXTENSIONS = {
	blocks: [
		block( 'quotation' ),
		block( 'quotation-source', 'quotation' ),
		block( 'note' ),
	],
	panels: [
		{ slug: 'reading-time', render },
		{ slug: 'word-count', render },
	],
	enhancements: [ { slug: 'film', enhance: () => {} } ],
};

const PANELS = {
	'reading-time': 'Reading time',
	'unavailable-blocks': 'Not here',
};

const AVAILABLE = { available: true };

const state = ( raw: object = {} ) =>
	parseInitialState( {
		availability: {
			quotation: {
				available: false,
				unavailable_reason: 'missing_connection',
				details: [ 42 ],
			},
			'quotation-source': AVAILABLE,
			note: AVAILABLE,
			'reading-time': AVAILABLE,
		},
		titles: { quotation: 'Zitat' },
		panels: PANELS,
		hasPostEditor: true,
		...raw,
	} );

const decided = ( raw?: object ) => decideAll( EXTENSIONS, state( raw ) );

const registered = (
	all: readonly {
		definition: { slug: string };
		decision: { kind: string };
	}[]
) =>
	all.flatMap( ( { definition: { slug }, decision: { kind } } ) =>
		kind === 'register' ? [ slug ] : []
	);

describe( 'decideAll', () => {
	it( 'decides about every extension, and treats a child block like its parent', () => {
		const { blocks, enhancements } = decided();
		expect( registered( blocks ) ).toEqual( [ 'note' ] );
		expect( registered( enhancements ) ).toEqual( [] );
	} );

	it.each( [
		[
			'something is unavailable',
			{},
			[ 'reading-time', 'unavailable-blocks' ],
		],
		[ 'no post is edited', { hasPostEditor: false }, [ 'reading-time' ] ],
		[
			'everything is available',
			{
				availability: {
					quotation: AVAILABLE,
					note: AVAILABLE,
					'reading-time': AVAILABLE,
					film: AVAILABLE,
				},
			},
			[ 'reading-time' ],
		],
	] )( 'registers the expected panels if %s', ( _, raw, panels ) => {
		expect( registered( decided( raw ).panels ) ).toEqual( panels );
	} );

	it( 'skips panels that the server does not list for this post type', () => {
		const offered = { available: true };
		const availability = {
			'reading-time': offered,
			'word-count': offered,
			note: offered,
		};
		const panelsOf = ( panels: object ) =>
			decided( { availability, panels } ).panels.flatMap(
				( { definition: { slug }, title } ) =>
					slug === 'unavailable-blocks' ? [] : [ [ slug, title ] ]
			);
		expect( panelsOf( {} ) ).toEqual( [] );
		expect( panelsOf( { 'word-count': 'Wörter' } ) ).toEqual( [
			[ 'word-count', 'Wörter' ],
		] );
	} );

	it( 'lists the panels of blocks before other panels', () => {
		const { panels } = decideAll(
			{
				...EXTENSIONS,
				blocks: [ { ...block( 'note' ), panel: { render } } ],
			},
			state( {
				availability: { note: AVAILABLE, 'reading-time': AVAILABLE },
				panels: { note: 'Note', 'reading-time': 'Reading time' },
			} )
		);
		expect( registered( panels ).slice( 0, 2 ) ).toEqual( [
			'note',
			'reading-time',
		] );
	} );

	it( 'returns the title of an unavailable panel', () => {
		const { panels } = decided( {
			availability: {
				note: AVAILABLE,
				quotation: AVAILABLE,
				film: AVAILABLE,
			},
		} );
		expect( panels.map( ( { title } ) => title ) ).toEqual( [
			'Reading time',
			'Not here',
		] );
		expect( registered( panels ) ).toEqual( [ 'unavailable-blocks' ] );
	} );

	it.each( [
		[
			'the server lists the panel and the block is available',
			{ panels: { note: 'Notiz' } },
			[ 'note' ],
		],
		[ 'the server does not list the panel', {}, [] ],
		[
			'no post is edited',
			{ panels: { note: 'Notiz' }, hasPostEditor: false },
			[],
		],
		[
			'the block is missing',
			{ panels: { note: 'Notiz' }, availability: {} },
			[],
		],
	] )(
		'decides as expected about a block’s panel if %s',
		( _, raw, panels ) => {
			const own = {
				...EXTENSIONS,
				blocks: [ { ...block( 'note' ), panel: { render } } ],
				panels: [],
				enhancements: [],
			};
			expect(
				registered( decideAll( own, state( raw ) ).panels ).filter(
					( slug ) => slug === 'note'
				)
			).toEqual( panels );
		}
	);

	// spec: 000-4.1-3, 000-3-2
	it( 'warns with reason and details about unavailable extensions in development, but not in production', () => {
		expect( decided( { isDevelopment: true } ).warnings ).toEqual( [
			[
				'Dovetail Blocks: quotation is not registered (missing_connection).',
				[ 42 ],
			],
			[ 'Dovetail Blocks: film is not registered (unknown).', [] ],
		] );
		expect( decided().warnings ).toEqual( [] );
	} );
} );
