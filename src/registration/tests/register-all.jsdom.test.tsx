import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../../tests/harness/editor';
import { expectConsole } from '../../../tests/harness/expect-console';
import { registerAll, type Decision, type Host } from '..';
import { lazyIcon } from '../lazy';
import { UnavailableBlocks } from '../unavailable-blocks';
import { note } from './support';

const REGISTER: Decision = { kind: 'register', badge: null, upgradeTo: null };

const POST =
	'<!-- wp:dovetail/note {"words":"kept"} -->\n<p>kept</p>\n<!-- /wp:dovetail/note -->';

function recordingHost( categories: readonly string[] = [] ) {
	const names: string[] = [];
	const told: unknown[] = [];
	const filters = new Map< string, ( ...args: never[] ) => unknown >();
	const host: Host = {
		registerBlockType: ( name ) => names.push( name ),
		registerPlugin: ( name ) => names.push( name ),
		getCategories: () => categories.map( ( slug ) => ( { slug } ) ),
		addFilter: ( hook, _, callback ) => filters.set( hook, callback ),
		warn: ( message, details ) => told.push( [ message, details ] ),
		showStatusNotices: () => told.push( 'notices' ),
	};
	return { names, filters, told, host };
}

const decisions = ( decision: Decision ) => ( {
	blocks: [
		{ definition: note( async () => () => <b>Controls</b> ), decision },
	],
	panels: [
		{
			definition: {
				slug: 'reading-time',
				render: async () => ( { Panel: () => null } ),
			},
			decision,
			title: 'Reading time',
		},
	],
	enhancements: [],
	warnings: [],
} );

describe( 'registerAll', () => {
	// spec: 000-4.1-1
	it( 'registers the available extensions', () => {
		const { names, host } = recordingHost();
		registerAll( decisions( REGISTER ), host );
		expect( names ).toEqual( [ 'dovetail/note', 'dovetail-sidebar' ] );
	} );

	// spec: 000-4.1-3
	it( 'does not register skipped extensions', () => {
		const { names, host } = recordingHost();
		registerAll( decisions( { kind: 'skip', why: 'list-off' } ), host );
		expect( names ).toEqual( [] );
	} );

	it( 'starts each registered panel once, but no skipped panel', () => {
		const begin = jest.fn();
		for ( const decision of [
			REGISTER,
			{ kind: 'skip', why: 'list-off' } as const,
		] ) {
			const all = decisions( decision );
			registerAll(
				{
					...all,
					panels: all.panels.map( ( panel ) => ( {
						...panel,
						definition: { ...panel.definition, begin },
					} ) ),
				},
				recordingHost().host
			);
			expect( begin ).toHaveBeenCalledTimes( 1 );
		}
	} );

	it( 'logs warnings for developers, then shows notices to a returning author', () => {
		const { told, host } = recordingHost();
		registerAll(
			{ ...decisions( REGISTER ), warnings: [ [ 'No.', [ 42 ] ] ] },
			host
		);
		expect( told ).toEqual( [ [ 'No.', [ 42 ] ], 'notices' ] );
	} );

	// spec: 000-4.1-4
	it( 'adds the beta label to a block’s title in any language', () => {
		const { filters, host } = recordingHost();
		registerAll( decisions( { ...REGISTER, badge: 'beta' } ), host );
		const addBadge = filters.get( 'blocks.registerBlockType' ) as (
			settings: object,
			name: string
		) => object;
		expect( addBadge( { title: 'Notiz' }, 'dovetail/note' ) ).toEqual( {
			title: 'Notiz (beta)',
		} );
		expect( addBadge( { title: 'Absatz' }, 'core/paragraph' ) ).toEqual( {
			title: 'Absatz',
		} );
	} );

	// spec: 000-8-3
	it.each( [
		[ 'its own category', [ 'text', 'widgets', 'grow' ], 'grow' ],
		[
			'the first common category if its own is missing',
			[ 'text', 'widgets' ],
			'widgets',
		],
		[
			'the last common category if all others are missing',
			[ 'media', 'text' ],
			'text',
		],
	] )( 'registers a block in %s', ( _, existing, category ) => {
		const { filters, host } = recordingHost( existing );
		registerAll( decisions( REGISTER ), host );
		const settle = filters.get( 'blocks.registerBlockType' ) as (
			settings: object,
			name: string
		) => object;
		const settings = { title: 'Note', category: 'grow' };
		expect( settle( settings, 'dovetail/note' ) ).toEqual( {
			title: 'Note',
			category,
		} );
		expect( settle( settings, 'core/paragraph' ) ).toBe( settings );
	} );

	// spec: 000-8-3
	it( 'registers a block without a category if the editor has no suitable one', () => {
		expectConsole(
			'error',
			/Could not find a category from the provided list/
		);
		const { filters, host } = recordingHost( [ 'media' ] );
		registerAll( decisions( REGISTER ), host );
		const settle = filters.get( 'blocks.registerBlockType' ) as (
			settings: object,
			name: string
		) => object;
		expect(
			settle( { title: 'Note', category: 'grow' }, 'dovetail/note' )
		).toEqual( { title: 'Note', category: undefined } );
	} );

	// spec: 000-4.1-2
	it( 'shows an upgrade warning in the sidebar if the plan does not include the block', async () => {
		const editor = await openEditor( {
			blocks: [ note( async () => () => <b>Controls</b> ) ],
			content: POST,
			decision: { ...REGISTER, upgradeTo: 'premium' },
		} );
		await editor.selectBlock();
		expect( screen.getByText( 'Controls' ) ).toBeVisible();
		expect( screen.getByTestId( 'inspector' ) ).toHaveTextContent(
			'This block needs a paid plan.'
		);
		expect( editor.saved() ).toBe( POST );
	} );
} );

describe( 'a block’s controls', () => {
	it( 'are loaded once, when the first block of the type is on the canvas', async () => {
		const load = jest.fn( async () => () => <b>Controls</b> );
		const block = note( load );
		registerAll(
			{
				blocks: [ { definition: block, decision: REGISTER } ],
				panels: [],
				enhancements: [],
				warnings: [],
			},
			recordingHost().host
		);
		expect( load ).not.toHaveBeenCalled();
		await openEditor( {
			blocks: [ block ],
			content: `${ POST }\n\n${ POST }`,
		} );
		expect( await screen.findAllByText( 'Controls' ) ).toHaveLength( 2 );
		const callsOfBoth = load.mock.calls.length;
		await act( async () => {} );
		expect( load.mock.calls.length ).toBe( callsOfBoth );
	} );

	it( 'reserve their height while they load', async () => {
		let arrive: () => void = () => {};
		const editor = openEditor( {
			blocks: [
				note(
					() =>
						new Promise( ( resolve ) => {
							arrive = () => resolve( () => <b>Controls</b> );
						} )
				),
			],
			content: POST,
		} );
		const waiting = await screen.findByText( 'Loading block…' );
		expect( waiting.closest( '[aria-busy]' ) ).toHaveStyle( {
			minHeight: '77px',
		} );
		await act( async () => arrive() );
		await editor;
		expect( screen.getByText( 'Controls' ) ).toBeVisible();
	} );

	it( 'are replaced by the unchanged saved content and a retry button if loading fails', async () => {
		let isOnline = false;
		const editor = await openEditor( {
			blocks: [
				note( async () => {
					if ( ! isOnline ) {
						throw new Error( 'Failed to fetch' );
					}
					return () => <b>Controls</b>;
				} ),
			],
			content: POST,
		} );
		expect(
			await screen.findByText(
				'The block’s controls could not be loaded. Its content is unchanged.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect( screen.getByText( 'kept' ) ).toBeVisible();
		expect( editor.saved() ).toBe( POST );

		isOnline = true;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'Controls' ) ).toBeVisible();
		expect( editor.saved() ).toBe( POST );
	} );
} );

describe( 'a block’s icon', () => {
	it( 'has the requested size even before loading, and loads again after a failure', async () => {
		let isOnline = false;
		const Icon = lazyIcon( {
			icon: async () => {
				if ( ! isOnline ) {
					throw new Error( 'offline' );
				}
				return { icon: <svg data-testid="drawn" /> };
			},
		} );
		const { container, unmount } = render( <Icon size={ 20 } /> );
		await act( async () => {} );
		expect( container.querySelector( 'svg' ) ).toHaveAttribute(
			'width',
			'20'
		);
		expect( screen.queryByTestId( 'drawn' ) ).not.toBeInTheDocument();

		unmount();
		isOnline = true;
		render( <Icon size={ 20 } /> );
		expect( await screen.findByTestId( 'drawn' ) ).toHaveAttribute(
			'height',
			'20'
		);
	} );
} );

describe( 'an unavailable extension', () => {
	it.each( [
		[
			'missing_plan',
			'Your site’s plan does not include it. Ask the site owner about the plan.',
		],
		[
			'missing_connection',
			'It needs a connection to one of these: Mailchimp, a platform. The site owner can connect one under Dovetail → Connections.',
		],
		[
			'switched_off',
			'The site owner disabled it under Dovetail → Settings.',
		],
		[
			'unknown',
			'The site didn’t give a reason. Ask an administrator to check the site’s settings.',
		],
		[
			'not_connected',
			'The site gave this reason: “not_connected”. Ask an administrator to check the site’s settings.',
		],
	] )(
		'shows the author the reason (%s) and the next step',
		( reason, sentence ) => {
			render(
				<UnavailableBlocks
					unavailable={ [
						{
							slug: 'globe',
							title: 'Map',
							reason,
							details: [ 'Mailchimp', 'a platform' ],
							connection: 'ledger',
						},
					] }
				/>
			);
			expect( screen.getByRole( 'term' ) ).toHaveTextContent( 'Map' );
			expect( screen.getByRole( 'definition' ) ).toHaveTextContent(
				sentence
			);
			expect( screen.queryByRole( 'link' ) ).toBeNull();
		}
	);

	it( 'has a link to what makes a block available, for users who may change it', () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
			can: { manageOptions: true },
		} );
		const lacks = (
			slug: string,
			reason: string,
			connection?: string
		) => ( {
			slug,
			title: `The ${ slug }`,
			reason,
			details: [],
			connection,
		} );
		render(
			<UnavailableBlocks
				unavailable={ [
					lacks( 'globe', 'missing_connection', 'atlas' ),
					lacks( 'letters', 'missing_connection', 'ledger' ),
					lacks( 'pictures', 'switched_off' ),
					lacks( 'frames', 'missing_plan' ),
					lacks( 'quotation', 'unknown' ),
					lacks( 'radio', 'not_connected' ),
				] }
			/>
		);
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
		expect(
			screen
				.getAllByRole( 'link' )
				.map( ( link ) => [
					link.textContent,
					link.getAttribute( 'href' ),
				] )
		).toEqual( [
			[
				expect.stringMatching( /^Open settings\s+The globe/ ),
				'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=atlas',
			],
			[
				expect.stringMatching( /^Open settings\s+The letters/ ),
				'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=ledger',
			],
			[
				expect.stringMatching( /^Open settings\s+The pictures/ ),
				'https://bakery.example/wp-admin/admin.php?page=dovetail-blocks&tab=blocks#dovetail-blocks-on-pictures',
			],
		] );
	} );
} );
