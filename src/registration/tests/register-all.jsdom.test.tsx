import { attr } from '#shared/attributes';
import { defineBlock, type EditComponent } from '#shared/definitions';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { register } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { openEditor } from '../../../tests/harness/editor';
import { expectConsole } from '../../../tests/harness/expect-console';
import { registerAll, type Decision, type Host } from '..';
import { lazyIcon } from '../lazy';
import { panelPlaces } from '../panel-places';
import { sidebar } from '../sidebar';
import { UnavailableBlocks } from '../unavailable-blocks';

/** Returns what the lazy chunk exports: the component, or a promise of it while the chunk loads. */
let mockLoading = ( component: unknown ): unknown => component;
jest.mock( '../missing-block', () => ( {
	get MissingBlock() {
		return mockLoading(
			jest.requireActual< { MissingBlock: unknown } >(
				'../missing-block'
			).MissingBlock
		);
	},
} ) );

const note = ( edit: () => Promise< EditComponent< { words: string } > > ) =>
	defineBlock( {
		slug: 'note',
		editHeight: 77,
		attributes: { words: attr.text( '' ) },
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( { Edit: await edit() } ),
		save: ( { attributes } ) => <p>{ attributes.words }</p>,
	} );

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

describe( 'a saved block that is not registered', () => {
	const UNREGISTERED_BLOCK =
		'<!-- wp:dovetail/lost {"words":"kept"} -->\n<p>kept</p>\n<!-- /wp:dovetail/lost -->';
	const OTHER_PLUGINS_BLOCK =
		'<!-- wp:other/lost -->\n<p>kept</p>\n<!-- /wp:other/lost -->';

	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it( 'keeps its content, and shows that its explanation is loading, or a retry button if that fails', async () => {
		let fail: ( error: Error ) => void = () => {};
		mockLoading = () =>
			new Promise( ( _, reject ) => {
				fail = reject;
			} );
		const opened = openEditor( {
			blocks: [ note( async () => () => <b>Controls</b> ) ],
			content: UNREGISTERED_BLOCK,
		} );
		expect( await screen.findByText( 'Loading block…' ) ).toBeVisible();
		const keepAsHtml = { name: 'Keep as HTML' };
		expect( screen.queryByRole( 'button', keepAsHtml ) ).toBeNull();

		await act( async () => fail( new Error( 'offline' ) ) );
		const editor = await opened;
		expect(
			await screen.findByText(
				'The block’s controls could not be loaded. Its content is unchanged.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
		expect( screen.getByText( 'kept' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', keepAsHtml ) ).toBeNull();
		expect( editor.saved() ).toBe( UNREGISTERED_BLOCK );

		mockLoading = ( component ) => component;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByText( /This is the block “dovetail\/lost”\./ )
		).toBeVisible();
		expect( editor.saved() ).toBe( UNREGISTERED_BLOCK );
	} );

	it.each( [
		[
			'missing_connection',
			/It needs a connection to one of these: Ledger\./,
		],
		[ 'not_listed', /It is a preview of an unfinished block/ ],
		[ 'unknown', /The site didn’t give a reason\./ ],
	] )(
		'shows its name, why it is missing (%s), and that nothing is lost',
		async ( reason, sentence ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions: reason === 'missing_connection' },
				titles: { lost: 'Lost and found' },
				availability: {
					lost: {
						available: false,
						unavailable_reason: reason,
						details: [ 'Ledger' ],
						connection: 'ledger',
					},
				},
			} );
			const editor = await openEditor( {
				blocks: [ note( async () => () => <b>Controls</b> ) ],
				content: UNREGISTERED_BLOCK,
			} );
			expect(
				await screen.findByText(
					/This is the block “Lost and found”\./
				)
			).toHaveTextContent( sentence );
			expect(
				screen.getByText( /Nothing is lost: the post keeps the block/ )
			).toBeVisible();
			expect(
				screen.queryByRole( 'button', { name: 'Keep as HTML' } )
			).toBeNull();
			expect(
				screen
					.queryAllByRole( 'link', { name: 'Open settings' } )
					.map( ( link ) => link.getAttribute( 'href' ) )
			).toEqual(
				reason === 'missing_connection'
					? [
							'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=ledger',
						]
					: []
			);
			expect( editor.saved() ).toBe( UNREGISTERED_BLOCK );
		}
	);

	it( 'is handled by WordPress if it belongs to another plugin', async () => {
		await openEditor( {
			blocks: [ note( async () => () => <b>Controls</b> ) ],
			content: OTHER_PLUGINS_BLOCK,
		} );
		expect(
			await screen.findByRole( 'button', { name: 'Keep as HTML' } )
		).toBeVisible();
	} );
} );

describe( 'a panel', () => {
	const BEFORE_PUBLISHING = 'Reading time, before publishing';
	const AFTER_PUBLISHING = 'Reading time, after publishing';

	it( 'is shown before publishing, with a retry button if loading fails', async () => {
		let isOnline = false;
		const load = jest.fn( async () => {
			if ( ! isOnline ) {
				throw new Error( 'offline' );
			}
			return { Panel: () => <p>Settings of the post</p> };
		} );
		const Places = panelPlaces(
			{ slug: 'reading-time', prePublish: 'open', render: load },
			'Reading time',
			{ load }
		);
		expect( load ).not.toHaveBeenCalled();
		render( <Places /> );
		expect(
			await screen.findByText(
				'These settings could not be loaded. They are unchanged.'
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'region', { name: AFTER_PUBLISHING } )
		).not.toBeInTheDocument();

		isOnline = true;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			within(
				screen.getByRole( 'region', { name: BEFORE_PUBLISHING } )
			).getByText( 'Settings of the post' )
		).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'the sidebar', () => {
	const panel = ( slug: string, title: string ) => ( {
		slug,
		title,
		source: {
			load: jest.fn( async () => ( {
				Panel: () => <p>{ `Settings: ${ title }` }</p>,
			} ) ),
		},
	} );
	const part = ( group: string, title: string, rest = {} ) => ( {
		group,
		title,
		state: 'On for this site.',
		url: '',
		label: 'Change',
		...rest,
	} );

	beforeAll( () => register( editorStore ) );

	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it( 'shows open groups in order, and closes one until the author opens it again', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			sidebar: {
				address: part( 'link', 'Address' ),
				networks: part( 'share', 'Share this post' ),
			},
		} );
		const Sidebar = sidebar( [
			panel( 'address', 'Address' ),
			panel( 'unavailable', 'Unavailable blocks' ),
			panel( 'networks', 'Share this post' ),
		] );
		render( <Sidebar /> );
		await screen.findByRole( 'button', { name: 'Share' } );
		const buttons = screen.getAllByRole( 'button' );
		expect( buttons.map( ( { textContent } ) => textContent ) ).toEqual( [
			'Share',
			'Short link',
			'Unavailable blocks',
		] );
		for ( const button of buttons ) {
			expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		}
		const share = screen.getByRole( 'region', { name: 'Share this post' } );
		expect(
			await within( share ).findByText( 'Settings: Share this post' )
		).toBeVisible();
		expect(
			within( share ).getByText( 'On for this site.' )
		).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Share' } )
		);
		expect(
			screen.queryByRole( 'region', { name: 'Share this post' } )
		).toBeNull();
		expect( await screen.findByText( 'Settings: Address' ) ).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Share' } )
		);
		expect(
			await screen.findByText( 'Settings: Share this post' )
		).toBeVisible();
	} );

	it( 'shows which parts are off for the site, with a link for users who may change the setting', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			sidebar: {
				hearts: part( 'visitors', 'Hearts', {
					state: 'Off for this site.',
					url: 'https://bakery.example/settings#hearts',
					label: 'Turn on',
				} ),
				claps: part( 'visitors', 'Claps' ),
			},
		} );
		const Sidebar = sidebar( [ panel( 'claps', 'Claps' ) ] );
		render( <Sidebar /> );
		const hearts = await screen.findByRole( 'region', { name: 'Hearts' } );
		expect( hearts ).toHaveTextContent(
			/^HeartsOff for this site\. Turn on/
		);
		const link = within( hearts ).getByRole( 'link', {
			name: /^Turn on\s+Hearts/,
		} );
		expect( link ).toHaveAttribute(
			'href',
			'https://bakery.example/settings#hearts'
		);
		expect( screen.queryByRole( 'button', { name: 'Reload' } ) ).toBeNull();
		await userEvent.click( link );
		expect(
			screen.getByText(
				'Changes to these settings appear after you reload the editor.'
			)
		).toHaveAttribute( 'role', 'status' );
		expect(
			screen.getByRole( 'button', { name: 'Reload' } )
		).toBeVisible();
		const claps = screen.getByRole( 'region', { name: 'Claps' } );
		expect( within( claps ).queryByRole( 'link' ) ).toBeNull();
		expect(
			await within( claps ).findByText( 'Settings: Claps' )
		).toBeVisible();
	} );
} );

describe( 'a post that was edited by hand', () => {
	const opening = defineBlock( {
		slug: 'opening',
		editHeight: 77,
		attributes: {
			days: attr.integer( 3, { min: 1, max: 7 } ),
			isShown: attr.boolean( true ),
			color: attr.color(),
			text: attr.html( { selector: 'p' } ),
		},
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( { Edit: () => <b>Controls</b> } ),
		save: ( { attributes: { days, isShown, text } } ) => (
			<p data-days={ isShown ? days : undefined }>{ text }</p>
		),
		deprecated: [
			{
				attributes: { hours: attr.integer( 24, { max: 72 } ) },
				supports: { className: false },
				save: ( { attributes: { hours } } ) => (
					<i>{ String( hours ) }</i>
				),
				migrate: ( { hours } ) => ( { days: Number( hours ) / 24 } ),
			},
		],
	} );
	const open = async ( comment: string, html: string ) => {
		const editor = await openEditor( {
			blocks: [ { ...opening, supports: { className: false } } ],
			content: `<!-- wp:dovetail/opening ${ comment } -->\n${ html }\n<!-- /wp:dovetail/opening -->`,
		} );
		const [ block ] = editor.blocks();
		return block;
	};

	// spec: 000-5-6
	it( 'opens with valid attribute values, and keeps attributes of other plugins', async () => {
		expect(
			await open(
				'{"days":99,"isShown":"false","color":"red","lock":{"move":true}}',
				'<p>words</p>'
			)
		).toMatchObject( {
			isValid: true,
			attributes: {
				days: 7,
				isShown: false,
				text: 'words',
				lock: { move: true },
			},
		} );
	} );

	it( 'is read with the schema of the format in which it was saved', async () => {
		expect( await open( '{"hours":"99"}', '<i>72</i>' ) ).toMatchObject( {
			isValid: true,
			attributes: { days: 3 },
		} );
	} );
} );

describe( 'text in a block comment', () => {
	it( 'has its HTML entities decoded once when a post by an author is opened', async () => {
		const editor = await openEditor( {
			blocks: [
				note( async () => ( { attributes } ) => (
					<b>{ attributes.words }</b>
				) ),
			],
			content:
				'<!-- wp:dovetail/note {"words":"Fish \\u0026amp; Chips"} -->\n<p>Fish &amp; Chips</p>\n<!-- /wp:dovetail/note -->',
		} );
		expect( editor.blocks()[ 0 ] ).toMatchObject( {
			isValid: true,
			attributes: { words: 'Fish & Chips' },
		} );
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

	it( 'has a link to the connection or the settings that it needs, for users who may change them', () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
			can: { manageOptions: true },
		} );
		const lacks = (
			title: string,
			reason: string,
			connection?: string
		) => ( {
			title,
			reason,
			details: [],
			connection,
		} );
		render(
			<UnavailableBlocks
				unavailable={ [
					lacks( 'Map', 'missing_connection', 'atlas' ),
					lacks( 'Letters', 'missing_connection', 'ledger' ),
					lacks( 'Slideshow', 'switched_off' ),
				] }
			/>
		);
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
		expect(
			[ 'Map', 'Letters', 'Slideshow' ].map( ( title ) =>
				screen
					.getByRole( 'link', {
						name: new RegExp( `^Open settings\\s+${ title }` ),
					} )
					.getAttribute( 'href' )
			)
		).toEqual( [
			'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=atlas',
			'https://bakery.example/wp-admin/admin.php?page=dovetail-connections&connection=ledger',
			'https://bakery.example/wp-admin/admin.php?page=dovetail-blocks',
		] );
	} );
} );
