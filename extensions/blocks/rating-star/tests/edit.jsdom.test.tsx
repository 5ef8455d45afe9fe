import { fireEvent, screen, within } from '@testing-library/react';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { ratingStar } from '..';

const THREE_AND_A_HALF = `<!-- wp:dovetail/rating-star {"rating":3.5} -->
<p class="wp-block-dovetail-rating-star has-text-align-left"><span class="wp-block-dovetail-rating-star__stars">★★★½☆</span> <span class="wp-block-dovetail-rating-star__value">3.5/5</span></p>
<!-- /wp:dovetail/rating-star -->`;

const open = ( content = THREE_AND_A_HALF ) =>
	openEditor( {
		blocks: [ ratingStar ],
		content,
		settings: {
			__experimentalFeatures: {
				color: {
					custom: true,
					text: true,
					palette: {
						theme: [
							{ name: 'Amber', slug: 'amber', color: '#b35900' },
						],
					},
				},
			},
		},
	} );

const slider = () => screen.getByRole( 'slider', { name: 'Rating' } );

function star( number: number ): Element {
	const found = slider().querySelector( `[data-star="${ number }"]` );
	if ( ! found ) {
		throw new Error( `No star ${ number }.` );
	}
	return found;
}

const highestRating = () =>
	within( inspector() ).getByRole( 'spinbutton', { name: 'Highest rating' } );

describe( 'the star rating in the editor', () => {
	// spec: 002-4.10-1, 002-2.12-1
	it( 'takes the rating of the clicked star, and loses half a star on a second click', async () => {
		const editor = await open();
		await editor.user.click( star( 2 ) );
		expect( editor.saved() ).toContain( '{"rating":2}' );
		await editor.user.click( star( 2 ) );
		expect( editor.saved() ).toContain( '{"rating":1.5}' );
		await editor.user.click( star( 2 ) );
		expect( editor.saved() ).toContain( '{"rating":2}' );
	} );

	// spec: 002-9-3
	it( 'changes by half a star with the arrow keys, and to the minimum or maximum with Home or End', async () => {
		const editor = await open();
		slider().focus();
		await editor.user.keyboard( '{ArrowRight}' );
		expect( slider() ).toHaveAttribute( 'aria-valuenow', '4' );
		await editor.user.keyboard( '{ArrowDown}' );
		expect( editor.saved() ).toBe( THREE_AND_A_HALF );
		await editor.user.keyboard( '{End}' );
		expect( editor.saved() ).toContain( '★★★★★' );
		await editor.user.keyboard( '{Home}' );
		expect( editor.saved() ).toContain( '{"rating":0.5}' );
	} );

	it( 'announces the rating in words to screen readers', async () => {
		await open();
		expect( slider() ).toHaveAttribute(
			'aria-valuetext',
			'Rating: 3.5 out of 5'
		);
	} );

	// spec: 002-2.12-1, 002-5-9
	it( 'shows at most the highest rating, and undoes a new highest rating in one step', async () => {
		const editor = await open();
		await editor.selectBlock();
		fireEvent.change( highestRating(), { target: { value: '2' } } );
		expect( slider() ).toHaveAttribute( 'aria-valuenow', '2' );
		expect( editor.saved() ).toContain( '★★</span>' );
		expect( editor.saved() ).toContain( '>2/2</span>' );
		await editor.undo();
		expect( editor.saved() ).toBe( THREE_AND_A_HALF );
	} );

	it( 'keeps the rating while the highest rating 10 is typed', async () => {
		const editor = await open();
		await editor.selectBlock();
		fireEvent.change( highestRating(), { target: { value: '1' } } );
		fireEvent.change( highestRating(), { target: { value: '10' } } );
		expect( editor.saved() ).toContain( '{"rating":3.5,"maxRating":10}' );
		expect( slider() ).toHaveAttribute( 'aria-valuenow', '3.5' );
	} );

	// spec: 002-2.12-1
	it( 'has a maximum and a “Show number” option under Settings, and a color under Styles', async () => {
		const editor = await open();
		await editor.selectBlock();
		const settings = within( inspector() );
		expect(
			settings.getByRole( 'button', { name: 'Settings', expanded: true } )
		).toBeVisible();
		expect(
			settings.getByRole( 'slider', { name: 'Highest rating' } )
		).toHaveAttribute( 'min', '2' );
		expect(
			settings.getByRole( 'slider', { name: 'Highest rating' } )
		).toHaveAttribute( 'max', '10' );
		await editor.user.click(
			settings.getByRole( 'checkbox', { name: 'Show number' } )
		);
		expect( editor.saved() ).toContain( '"showNumber":true' );
		expect( screen.getByText( '3.5/5' ) ).toBeVisible();
		await editor.user.click(
			settings.getByRole( 'tab', { name: 'Styles' } )
		);
		expect(
			settings.getByRole( 'heading', { name: 'Color' } )
		).toBeVisible();
		await editor.user.click(
			settings.getByRole( 'button', { name: 'Stars' } )
		);
		fireEvent.click(
			await screen.findByRole( 'option', { name: 'Amber' } )
		);
		expect( editor.saved() ).toContain( 'style="color:#b35900"' );
	} );

	it( 'shows the number even if the browser does not know the editor’s language', async () => {
		document.documentElement.lang = 'pt-PT-ao90';
		await open(
			THREE_AND_A_HALF.replace( '3.5}', '3.5,"showNumber":true}' )
		);
		expect( screen.getByText( '3.5/5' ) ).toBeVisible();
		document.documentElement.lang = '';
	} );

	it( 'adds a paragraph on Enter and is removed on Backspace if the stars have the focus', async () => {
		const editor = await open();
		await editor.user.click( star( 4 ) );
		await editor.user.keyboard( '{Enter}' );
		expect( editor.blocks().map( ( { name } ) => name ) ).toEqual( [
			'dovetail/rating-star',
			'core/paragraph',
		] );
		slider().focus();
		await editor.user.keyboard( '{Backspace}' );
		expect( editor.blocks().map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
		] );
	} );

	// spec: 002-2.12-2
	it( 'has a filled style, which is the default, and an outlined style', async () => {
		const editor = await open();
		await editor.selectBlock();
		const styles = within( inspector() );
		await editor.user.click(
			styles.getByRole( 'tab', { name: 'Styles' } )
		);
		expect(
			styles.getByRole( 'button', { name: 'Filled' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await editor.user.click(
			styles.getByRole( 'button', { name: 'Outlined' } )
		);
		expect( editor.saved() ).toContain( 'is-style-outlined' );
	} );

	// spec: 002-2.12-1
	it( 'aligns the stars from the toolbar', async () => {
		const editor = await open();
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Align stars' } )
		);
		await editor.user.click(
			screen.getByRole( 'menuitemradio', { name: 'Align text center' } )
		);
		expect( editor.saved() ).toContain( 'has-text-align-center' );
	} );

	it( 'transforms into a paragraph with the rating', async () => {
		const editor = await open();
		expect( editor.transform( 'core/paragraph' ) ).toContain(
			'<p>★★★½☆ 3.5/5</p>'
		);
	} );

	it( 'can be created from a paragraph that contains a rating', async () => {
		const editor = await open(
			'<!-- wp:paragraph --><p>★★★½☆ 3.5/5</p><!-- /wp:paragraph -->'
		);
		expect( editor.transform( 'dovetail/rating-star' ) ).toBe(
			THREE_AND_A_HALF
		);
	} );
} );

describe( 'Undo in a rating', () => {
	it( 'undoes each rating separately', async () => {
		const editor = await open();
		const rate = ( number: number ) => () =>
			editor.user.click( star( number ) );
		await expectSteps( editor, rate( 2 ), rate( 5 ), rate( 1 ) );
	} );
} );
