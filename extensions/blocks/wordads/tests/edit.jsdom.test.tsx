import { screen, within } from '@testing-library/react';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { expectSteps } from '../../../../tests/harness/expect-steps';
import { wordads } from '..';

const POST =
	'<!-- wp:dovetail/wordads -->\n<div class="wp-block-dovetail-wordads aligncenter is-format-mrec"></div>\n<!-- /wp:dovetail/wordads -->';

describe( 'an ad in the editor', () => {
	// spec: 002-1-14
	it( 'shows its size and is named', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		expect(
			screen.getByRole( 'img', {
				name: 'Advertisement: Rectangle 300 × 250',
			} )
		).toBeVisible();
		expect( editor.saved() ).toBe( POST );
	} );

	// spec: 002-2.13-1
	it( 'changes its format from the toolbar', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		await editor.user.click(
			screen.getByRole( 'button', { name: 'Pick an ad format' } )
		);
		expect(
			screen.getByRole( 'menuitemradio', { name: 'Rectangle 300 × 250' } )
		).toBeChecked();
		await editor.user.click(
			screen.getByRole( 'menuitemradio', {
				name: 'Wide skyscraper 160 × 600',
			} )
		);
		expect( editor.saved() ).toContain( '{"format":"wideskyscraper"}' );
		expect( editor.saved() ).toContain( 'is-format-wideskyscraper' );
	} );

	// spec: 002-2.13-1
	it( 'is hidden on mobile from the panel Visibility', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		const panel = within( inspector() );
		expect(
			panel.getByRole( 'button', { name: 'Visibility', expanded: true } )
		).toBeVisible();
		await editor.user.click(
			panel.getByRole( 'checkbox', { name: 'Hide on mobile' } )
		);
		expect( editor.saved() ).toContain( '"hideMobile":true' );
		expect( editor.saved() ).toContain( 'is-hidden-on-mobile' );
	} );
} );

describe( 'Undo in an ad', () => {
	it( 'takes one format back at a time', async () => {
		const editor = await openEditor( {
			blocks: [ wordads ],
			content: POST,
		} );
		await editor.selectBlock();
		const choose = ( name: string ) => async () => {
			await editor.user.click(
				screen.getByRole( 'button', { name: 'Pick an ad format' } )
			);
			await editor.user.click(
				screen.getByRole( 'menuitemradio', { name } )
			);
		};
		await expectSteps(
			editor,
			choose( 'Wide skyscraper 160 × 600' ),
			choose( 'Rectangle 300 × 250' ),
			choose( 'Wide skyscraper 160 × 600' )
		);
	} );
} );
