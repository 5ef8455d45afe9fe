import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../../tests/harness/editor';
import { note } from './support';

type Load = (
	resolve: ( chunk: unknown ) => void,
	reject: ( error: Error ) => void
) => void;

const mockArrived: Load = ( resolve ) =>
	resolve( jest.requireActual( '../missing-block' ) );

/** Decides when the lazy chunk arrives, or that it does not. `import()` waits for a module with a method `then`. */
let mockLoading = mockArrived;
jest.mock( '../missing-block', () => ( {
	then: ( ...settle: Parameters< Load > ) => mockLoading( ...settle ),
} ) );

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
		mockLoading = ( _, reject ) => {
			fail = reject;
		};
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

		mockLoading = mockArrived;
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
			[ 'page=dovetail-connections&connection=ledger' ],
		],
		[
			'switched_off',
			/The site owner disabled it/,
			[ 'page=dovetail-blocks&tab=blocks#dovetail-blocks-on-lost' ],
		],
		[ 'not_listed', /It is a preview of an unfinished block/, [] ],
		[ 'unknown', /The site didn’t give a reason\./, [] ],
	] )(
		'shows its name, why it is missing (%s), a link to what can be changed, and that nothing is lost',
		async ( reason, sentence, links ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				adminUrl: 'https://bakery.example/wp-admin/',
				can: { manageOptions: true },
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
					.queryAllByRole( 'link', {
						name: /^Open settings\s+\(opens in a new tab\)$/,
					} )
					.map( ( link ) => link.getAttribute( 'href' ) )
			).toEqual(
				links.map(
					( link ) =>
						`https://bakery.example/wp-admin/admin.php?${ link }`
				)
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
