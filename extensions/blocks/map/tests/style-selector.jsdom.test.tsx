import { attr } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';
import { screen, within } from '@testing-library/react';
import { useBlockProps } from '@wordpress/block-editor';
import { inspector, openEditor } from '../../../../tests/harness/editor';
import { StyleSelector } from '../editor/controls';

const STYLES = [
	{ name: 'inline', label: 'Inline' },
	{ name: 'link', label: 'Link' },
] as const;

const card = defineBlock( {
	slug: 'card',
	editHeight: 0,
	attributes: { style: attr.oneOf( [ 'inline', 'link' ], 'inline' ) },
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => ( {
		Edit: ( { attributes, setAttributes, clientId } ) => (
			<>
				<StyleSelector
					clientId={ clientId }
					styles={ STYLES }
					active={ attributes.style }
					onSelect={ ( style ) => setAttributes( { style } ) }
					attributesOf={ ( style ) => ( { style } ) }
				/>
				<div { ...useBlockProps() }>Looks { attributes.style }</div>
			</>
		),
	} ),
	save: ( { attributes } ) => <p>{ attributes.style }</p>,
} );

const POST =
	'<!-- wp:dovetail/card -->\n<p>inline</p>\n<!-- /wp:dovetail/card -->';

async function openCard() {
	const editor = await openEditor( { blocks: [ card ], content: POST } );
	await editor.selectBlock();
	return editor;
}

describe( 'a block’s style selector', () => {
	// spec: 000-2.9-1
	it( 'appears as a menu in the toolbar', async () => {
		const { user, blocks } = await openCard();
		await user.click(
			screen.getByRole( 'button', { name: 'Change style' } )
		);
		expect(
			screen
				.getAllByRole( 'menuitemradio' )
				.map( ( item ) => [
					item.textContent,
					item.getAttribute( 'aria-checked' ),
				] )
		).toEqual( [
			[ 'Inline', 'true' ],
			[ 'Link', 'false' ],
		] );
		await user.click(
			screen.getByRole( 'menuitemradio', { name: 'Link' } )
		);
		expect( blocks()[ 0 ]?.attributes.style ).toBe( 'link' );
	} );

	// spec: 000-2.9-1
	it( 'appears as a sidebar panel that shows the block in each style', async () => {
		const { user, blocks } = await openCard();
		const panel = within( inspector() ).getByRole( 'group', {
			name: 'Styles',
		} );
		expect(
			within( panel ).getByRole( 'radio', { name: 'Inline' } )
		).toBeChecked();
		const previews = [
			...panel.querySelectorAll(
				'.wp-block-dovetail-map__style-preview'
			),
		];
		expect(
			previews.map( ( preview ) => [
				preview.getAttribute( 'aria-hidden' ),
				preview.childElementCount > 0,
			] )
		).toEqual( [
			[ 'true', true ],
			[ 'true', true ],
		] );
		await user.click(
			within( panel ).getByRole( 'radio', { name: 'Link' } )
		);
		expect( blocks()[ 0 ]?.attributes.style ).toBe( 'link' );
		expect(
			within( panel ).getByRole( 'radio', { name: 'Link' } )
		).toBeChecked();
	} );

	it( 'moves between styles with the arrow keys', async () => {
		const { user, blocks } = await openCard();
		within( inspector() ).getByRole( 'radio', { name: 'Inline' } ).focus();
		await user.keyboard( '{ArrowDown}' );
		expect( blocks()[ 0 ]?.attributes.style ).toBe( 'link' );
	} );

	it( 'does not change the block if the user selects the current style again', async () => {
		const { user, saved } = await openCard();
		const before = saved();
		await user.click(
			within( inspector() ).getByRole( 'radio', { name: 'Inline' } )
		);
		expect( saved() ).toBe( before );
	} );
} );
