import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	getBlockType,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { fixtureOf } from '../../../../tests/harness/fixtures';
import { repeatVisitor } from '..';

const fixture = ( name: string ) => fixtureOf( name ).saved;

const POST = fixture( 'repeat-visitor__plain' );

async function open( content = POST ) {
	const editor = await openEditor( { blocks: [ repeatVisitor ], content } );
	return {
		...editor,
		async selectChild() {
			const child = editor.blocks()[ 0 ]?.innerBlocks[ 0 ];
			await act( async () => {
				await dispatch( blockEditorStore ).selectBlock(
					child?.clientId
				);
			} );
		},
	};
}

const threshold = () =>
	screen.getByRole( 'spinbutton', { name: 'Visit count threshold' } );
const type = ( value: string ) =>
	fireEvent.change( threshold(), { target: { value } } );
const visibility = ( name: string ) =>
	within(
		screen.getByRole( 'radiogroup', { name: 'Visibility' } )
	).getByRole( 'radio', { name } );
const notice = () => {
	const found = document.querySelector( '.components-notice' );
	return [
		found?.classList.contains( 'is-error' ) ? 'error' : 'info',
		found?.querySelector( '.components-notice__content' )?.textContent,
	];
};

describe( 'a Repeat Visitor block in the editor', () => {
	// spec: 002-1-15, 002-2.14-1
	it( 'shows a threshold, a visibility setting, a notice and its content', async () => {
		const editor = await open();
		await editor.selectBlock();
		expect( threshold() ).toHaveValue( 3 );
		expect( visibility( 'Show after threshold' ) ).toBeChecked();
		expect( visibility( 'Show before threshold' ) ).not.toBeChecked();
		expect( notice() ).toEqual( [
			'info',
			'Visitors see this content after 3 visits.',
		] );
		expect( threshold() ).toHaveAccessibleDescription(
			/Visitors see this content after 3 visits\./
		);
		expect( screen.getByText( 'Good to see you again!' ) ).toBeVisible();
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'shows its settings while an inner block is selected, and otherwise says who sees the content', async () => {
		const editor = await open();
		expect( screen.queryByRole( 'spinbutton' ) ).toBeNull();
		expect(
			screen.getByText( 'Visitors see this content after 3 visits.', {
				selector: 'p',
			} )
		).toBeVisible();
		await editor.selectChild();
		expect( await screen.findByRole( 'spinbutton' ) ).toBeVisible();
		await editor.deselect();
		await waitFor( () =>
			expect( screen.queryByRole( 'spinbutton' ) ).toBeNull()
		);
	} );

	// spec: 002-2.14-1, 002-5-10
	it.each( [
		[
			'Show after threshold',
			'1',
			'Visitors see this content from their second visit on.',
		],
		[
			'Show after threshold',
			'2',
			'Visitors see this content after 2 visits.',
		],
		[
			'Show before threshold',
			'1',
			'Visitors see this content only on their first visit.',
		],
		[
			'Show before threshold',
			'5',
			'Visitors see this content only on their first 5 visits.',
		],
	] )(
		'explains “%s” for the threshold %s',
		async ( choice, value, sentence ) => {
			const editor = await open();
			await editor.selectBlock();
			type( value );
			await editor.user.click( visibility( choice ) );
			expect( notice() ).toEqual( [ 'info', sentence ] );
		}
	);

	// spec: 002-2.14-1, 002-3.14-1
	it( 'saves the chosen threshold and visibility', async () => {
		const editor = await open();
		await editor.selectBlock();
		type( '5' );
		await editor.user.click( visibility( 'Show before threshold' ) );
		expect( editor.saved() ).toContain(
			'{"criteria":"before-visits","threshold":5}'
		);
		expect( editor.saved() ).toContain(
			'data-criteria="before-visits" data-threshold="5"'
		);
	} );

	// spec: 002-5-10, 002-8-7
	it.each( [ '0', '-1', '2.5', '' ] )(
		'shows an error for the invalid number %j, and keeps the previous threshold',
		async ( value ) => {
			const editor = await open();
			await editor.selectBlock();
			type( value );
			expect( notice() ).toEqual( [
				'error',
				'Please enter a valid number.',
			] );
			expect( threshold() ).toBeInvalid();
			expect( threshold() ).toHaveDisplayValue( value );
			expect( editor.saved() ).toBe( POST );
			type( '7' );
			expect( notice() ).toEqual( [
				'info',
				'Visitors see this content after 7 visits.',
			] );
			expect( threshold() ).toBeValid();
		}
	);

	it( 'keeps an invalid number such as 7.5 in the field, and does not save 7 instead', async () => {
		const editor = await open();
		await editor.selectBlock();
		fireEvent.focus( threshold() );
		type( '7' );
		expect( editor.saved() ).toContain( '"threshold":7' );
		type( '7.5' );
		expect( editor.saved() ).toBe( POST );
		fireEvent.blur( threshold() );
		expect( threshold() ).toHaveDisplayValue( '7.5' );
		fireEvent.focus( threshold() );
		type( '75' );
		fireEvent.blur( threshold() );
		fireEvent.focus( threshold() );
		type( '' );
		expect( editor.saved() ).toContain( '"threshold":75' );
	} );

	it( 'has the same settings in the sidebar, which explains what counts as one visit', async () => {
		const editor = await open();
		await editor.selectBlock();
		const panel = within( inspector() );
		const visits = panel.getByRole( 'spinbutton', {
			name: 'Visits that count as new',
		} );
		expect( visits ).toHaveValue( 3 );
		expect( visits ).toHaveAccessibleDescription(
			'Page views within half an hour of each other count as one visit.'
		);
		await editor.user.click(
			panel.getByRole( 'radio', { name: 'New visitors' } )
		);
		fireEvent.change( visits, { target: { value: '2' } } );
		expect( editor.saved() ).toContain(
			'{"criteria":"before-visits","threshold":2}'
		);
		expect( threshold() ).toHaveValue( 2 );
		expect(
			panel.getByText(
				'Visitors see this content only on their first 2 visits.'
			)
		).toBeVisible();
		fireEvent.change( visits, { target: { value: '0' } } );
		expect( panel.getByRole( 'alert' ) ).toHaveTextContent(
			'Please enter a valid number.'
		);
	} );

	it( 'previews what new and returning visitors see', async () => {
		const editor = await open();
		await editor.selectBlock();
		const as = ( name: string ) =>
			editor.user.click( screen.getByRole( 'button', { name } ) );
		await as( 'View as new visitor' );
		expect(
			screen.getByText( 'Good to see you again!' )
		).not.toBeVisible();
		expect(
			screen.getByText( 'New visitors do not see this content.' )
		).toBeVisible();
		await as( 'View as returning visitor' );
		expect( screen.getByText( 'Good to see you again!' ) ).toBeVisible();
		await as( 'View as returning visitor' );
		expect(
			screen.getByRole( 'button', { name: 'View as returning visitor' } )
		).toHaveAttribute( 'aria-pressed', 'false' );
		expect( editor.saved() ).toBe( POST );
	} );

	it( 'updates the field when Undo changes the threshold', async () => {
		const editor = await open();
		await editor.selectBlock();
		type( '5' );
		expect( threshold() ).toHaveValue( 5 );
		await editor.undo();
		expect( threshold() ).toHaveValue( 3 );
	} );

	it( 'keeps its content if the settings are invalid', async () => {
		const editor = await open(
			fixture( 'repeat-visitor__edited-by-hand' )
		);
		await editor.selectBlock();
		expect( threshold() ).toHaveValue( 1 );
		expect( visibility( 'Show after threshold' ) ).toBeChecked();
		expect( screen.getByText( 'The text is kept.' ) ).toBeVisible();
	} );

	it.each( [ 0, -3, 2.5, '0' ] )(
		'treats the invalid threshold %j as 3, as the page does',
		async ( value ) => {
			const editor = await open(
				`<!-- wp:dovetail/repeat-visitor {"threshold":${ JSON.stringify( value ) }} -->\n<div class="wp-block-dovetail-repeat-visitor" data-criteria="after-visits" data-threshold="3"><!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:dovetail/repeat-visitor -->`
			);
			expect( editor.blocks()[ 0 ]?.isValid ).toBe( true );
			await editor.selectBlock();
			expect( threshold() ).toHaveValue( 3 );
		}
	);

	it( 'shows the button “Add block” if it is empty', async () => {
		await open( fixture( 'repeat-visitor__empty' ) );
		expect(
			screen.getByRole( 'button', { name: 'Add block' } )
		).toBeVisible();
	} );
} );

describe( 'Repeat Visitor transforms', () => {
	const TWO =
		'<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"align":"wide"} -->\n<figure class="wp-block-image alignwide"><img src="https://example.org/a.jpg" alt=""/></figure>\n<!-- /wp:image -->';
	const wrap = ( blocks: Block[] ) =>
		serialize(
			switchToBlockType( blocks, 'dovetail/repeat-visitor' ) ?? []
		);

	it( 'wrap several selected blocks, and use their widest alignment', async () => {
		const { blocks } = await open( TWO );
		const saved = wrap( blocks() );
		expect( saved ).toMatch(
			/^<!-- wp:dovetail\/repeat-visitor {"align":"wide"} -->/
		);
		expect( saved ).toContain( TWO );
	} );

	it( 'wrap a single block', async () => {
		const { transform } = await open(
			'<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->'
		);
		expect( transform( 'dovetail/repeat-visitor' ) ).toContain(
			'<p>One</p>'
		);
	} );

	it( 'do not wrap a Repeat Visitor block again', async () => {
		const { blocks } = await open( `${ POST }\n\n${ TWO }` );
		expect( wrap( blocks() ) ).toBe( '' );
	} );

	it( 'keep the visibility rule when the block is grouped', async () => {
		const { transform } = await open();
		expect( transform( 'core/group' ) ).toMatch(
			/^<!-- wp:group[\s\S]*data-criteria="after-visits"/
		);
	} );

	it( 'unwrap the content when the block is ungrouped', async () => {
		const { blocks } = await open();
		const ungroup: unknown = Reflect.get(
			getBlockType( 'dovetail/repeat-visitor' )?.transforms ?? {},
			'ungroup'
		);
		const [ block ] = blocks();
		const freed =
			typeof ungroup === 'function'
				? ungroup( block?.attributes, block?.innerBlocks )
				: [];
		expect( serialize( freed ) ).toBe(
			'<!-- wp:paragraph -->\n<p>Good to see you again!</p>\n<!-- /wp:paragraph -->'
		);
	} );
} );

describe( 'Undo in a Repeat Visitor block', () => {
	it( 'undoes each setting separately', async () => {
		const editor = await open();
		await editor.selectBlock();
		const write = ( text: string ) => async () => {
			await editor.user.type( threshold(), text );
			await editor.user.tab();
		};
		const choose = ( name: string ) => () =>
			editor.user.click( visibility( name ) );
		await expectSteps(
			editor,
			write( '1' ),
			write( '0' ),
			choose( 'Show before threshold' ),
			choose( 'Show after threshold' )
		);
	} );
} );
