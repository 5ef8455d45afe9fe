import { attr, type AttributesOf } from '#shared/attributes';
import { defineBlock, type EditProps } from '#shared/definitions';
import { act, fireEvent, screen } from '@testing-library/react';
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import { openEditor, type OpenEditor } from '../../../tests/harness/editor';
import { useStep } from '../use-step';
import { PAUSE_MS } from '../as-step';

const attributes = {
	/**
	 * One attribute contains all entries, as in slideshows and maps, so WordPress cannot distinguish changes to
	 * different entries.
	 */
	list: attr.list( attr.string(), [ '', '', '' ] ),
	other: attr.text(),
};

/** Writes to the block outside of any input event, as when a response arrives. */
let arrive: () => void;

function Edit( {
	attributes: { list, other },
	setAttributes,
	clientId,
}: EditProps< AttributesOf< typeof attributes > > ): ReactNode {
	const step = useStep( clientId );
	const set = ( at: number, text: string ) =>
		setAttributes( { list: list.with( at, text ) } );
	arrive = () => set( 2, 'arrived' );
	return (
		<div { ...useBlockProps() }>
			<input
				aria-label="First"
				value={ list[ 0 ] }
				onChange={ ( { target } ) => set( 0, target.value ) }
				onKeyDown={ ( { key } ) =>
					key === 'Enter' && set( 2, 'split' )
				}
				onBlur={ () => set( 0, list[ 0 ]?.trim() ?? '' ) }
			/>
			<textarea
				aria-label="Second"
				value={ list[ 1 ] }
				onChange={ ( { target } ) => set( 1, target.value ) }
			/>
			<input
				type="range"
				aria-label="Range"
				value={ list[ 2 ] }
				onChange={ ( { target } ) => set( 2, target.value ) }
			/>
			<button onClick={ () => set( 2, `${ list[ 2 ] }+` ) }>Add</button>
			<button onClick={ () => setAttributes( { list } ) }>Nothing</button>
			<button
				onClick={ () => {
					setAttributes( { other: other ? '' : 'chosen' } );
					setAttributes( { list } );
				} }
			>
				Either
			</button>
			<button
				onMouseDown={ () => set( 2, 'down' ) }
				onMouseMove={ ( { clientX } ) => set( 2, String( clientX ) ) }
				onMouseUp={ () => set( 2, `${ list[ 2 ] }.` ) }
			>
				Drag
			</button>
			<button
				onClick={ () => {
					setAttributes( { other: 'both' } );
					set( 2, 'both' );
					step( () =>
						dispatch( blockEditorStore ).replaceInnerBlocks(
							clientId,
							[ createBlock( 'core/paragraph' ) ]
						)
					);
				} }
			>
				All
			</button>
			{ other }
		</div>
	);
}

const scratch = defineBlock( {
	slug: 'scratch',
	editHeight: 77,
	attributes,
	icon: async () => ( { icon: <svg /> } ),
	edit: async () => ( { Edit } ),
	save: () => null,
} );

const PARAGRAPH =
	'<!-- wp:paragraph -->\n<p>Below.</p>\n<!-- /wp:paragraph -->';

let editor: OpenEditor;

const list = () => editor.blocks()[ 0 ]?.attributes.list;
const field = ( name: string ) => screen.getByLabelText( name );
const press = ( name: string ) =>
	editor.user.click( screen.getByRole( 'button', { name } ) );
const pass = ( milliseconds: number ) =>
	act( async () => jest.advanceTimersByTime( milliseconds ) );

/** Undoes and then redoes `count` steps. Returns the state after each step. */
async function thereAndBack( count: number ): Promise< unknown[] > {
	const seen = [];
	for ( let at = 0; at < count; at++ ) {
		await editor.undo();
		seen.push( list() );
	}
	for ( let at = 0; at < count; at++ ) {
		await editor.redo();
		seen.push( list() );
	}
	return seen;
}

beforeEach( async () => {
	jest.useFakeTimers( { advanceTimers: true } );
	editor = await openEditor( {
		blocks: [ scratch ],
		content: `<!-- wp:dovetail/scratch /-->\n\n${ PARAGRAPH }`,
	} );
	await editor.selectBlock();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'an undo step', () => {
	it( 'is created for each click, even if all clicks change the same attribute', async () => {
		await press( 'Add' );
		await press( 'Add' );
		await press( 'Add' );
		expect( list() ).toEqual( [ '', '', '+++' ] );
		expect( await thereAndBack( 3 ) ).toEqual( [
			[ '', '', '++' ],
			[ '', '', '+' ],
			[ '', '', '' ],
			[ '', '', '+' ],
			[ '', '', '++' ],
			[ '', '', '+++' ],
		] );
	} );

	it( 'contains the text that was typed without a pause', async () => {
		await editor.user.type( field( 'Second' ), 'One.' );
		await pass( PAUSE_MS );
		await editor.user.type( field( 'Second' ), ' Two' );
		await pass( PAUSE_MS - 500 );
		await editor.user.type( field( 'Second' ), ' and.' );
		await pass( PAUSE_MS );
		await editor.user.type( field( 'Second' ), ' Three.' );
		expect( await thereAndBack( 3 ) ).toEqual( [
			[ '', 'One. Two and.', '' ],
			[ '', 'One.', '' ],
			[ '', '', '' ],
			[ '', 'One.', '' ],
			[ '', 'One. Two and.', '' ],
			[ '', 'One. Two and. Three.', '' ],
		] );
	} );

	it( 'ends when the field loses focus', async () => {
		await editor.user.type( field( 'First' ), 'a' );
		await editor.user.tab();
		await editor.user.type( field( 'Second' ), 'b' );
		await editor.user.tab( { shift: true } );
		await editor.user.type( field( 'First' ), 'c' );
		expect( await thereAndBack( 3 ) ).toEqual( [
			[ 'a', 'b', '' ],
			[ 'a', '', '' ],
			[ '', '', '' ],
			[ 'a', '', '' ],
			[ 'a', 'b', '' ],
			[ 'ac', 'b', '' ],
		] );
	} );

	it( 'includes the cleanup done when the field loses focus', async () => {
		await editor.user.type( field( 'First' ), 'a ' );
		await editor.user.tab();
		expect( list() ).toEqual( [ 'a', '', '' ] );
		expect( await thereAndBack( 1 ) ).toEqual( [
			[ '', '', '' ],
			[ 'a', '', '' ],
		] );
	} );

	it( 'is created for the Enter key in a field, separate from the text typed before it', async () => {
		await editor.user.type( field( 'First' ), 'a{Enter}b' );
		expect( await thereAndBack( 3 ) ).toEqual( [
			[ 'a', '', 'split' ],
			[ 'a', '', '' ],
			[ '', '', '' ],
			[ 'a', '', '' ],
			[ 'a', '', 'split' ],
			[ 'ab', '', 'split' ],
		] );
	} );

	it( 'is created for a click, separate from the text typed just before', async () => {
		await editor.user.type( field( 'Second' ), 'typed' );
		// A keyboard shortcut does not move the focus.
		fireEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
		expect( await thereAndBack( 2 ) ).toEqual( [
			[ '', 'typed', '' ],
			[ '', '', '' ],
			[ '', 'typed', '' ],
			[ '', 'typed', '+' ],
		] );
	} );

	it( 'is created for a response that arrives while the author is typing', async () => {
		await editor.user.type( field( 'Second' ), 'before' );
		act( () => arrive() );
		await editor.user.type( field( 'Second' ), ', after' );
		expect( await thereAndBack( 3 ) ).toEqual( [
			[ '', 'before', 'arrived' ],
			[ '', 'before', '' ],
			[ '', '', '' ],
			[ '', 'before', '' ],
			[ '', 'before', 'arrived' ],
			[ '', 'before, after', 'arrived' ],
		] );
	} );

	it.each( [
		[
			'a slider',
			( value: string ) =>
				fireEvent.input( field( 'Range' ), { target: { value } } ),
		],
		[
			'a dragged button',
			( value: string ) =>
				fireEvent.mouseMove(
					screen.getByRole( 'button', { name: 'Drag' } ),
					{ clientX: Number( value ) }
				),
		],
	] )( 'contains all changes of %s until a pause', async ( _, move ) => {
		move( '10' );
		move( '20' );
		await pass( PAUSE_MS );
		move( '30' );
		move( '40' );
		expect( await thereAndBack( 2 ) ).toEqual( [
			[ '', '', '20' ],
			[ '', '', '' ],
			[ '', '', '20' ],
			[ '', '', '40' ],
		] );
	} );

	it( 'includes changes made when the pointer is pressed and released', async () => {
		const drag = screen.getByRole( 'button', { name: 'Drag' } );
		fireEvent.mouseDown( drag );
		fireEvent.mouseMove( drag, { clientX: 20 } );
		fireEvent.mouseUp( drag );
		fireEvent.mouseMove( drag, { clientX: 30 } );
		expect( await thereAndBack( 2 ) ).toEqual( [
			[ '', '', '20.' ],
			[ '', '', '' ],
			[ '', '', '20.' ],
			[ '', '', '30' ],
		] );
	} );

	it( 'contains a whole drag, even if the click moves the focus and the pointer pauses', async () => {
		const drag = screen.getByRole( 'button', { name: 'Drag' } );
		const moveTo = ( clientX: number ) =>
			fireEvent.mouseMove( drag, { clientX, buttons: 1 } );
		field( 'Second' ).focus();
		fireEvent.mouseDown( drag, { buttons: 1 } );
		drag.focus();
		moveTo( 20 );
		await pass( 2 * PAUSE_MS );
		moveTo( 30 );
		fireEvent.mouseUp( drag );
		await pass( PAUSE_MS );
		fireEvent.mouseDown( drag, { buttons: 1 } );
		expect( await thereAndBack( 2 ) ).toEqual( [
			[ '', '', '30.' ],
			[ '', '', '' ],
			[ '', '', '30.' ],
			[ '', '', 'down' ],
		] );
	} );

	it( 'includes slider changes that React applies later', async () => {
		const range = field( 'Range' );
		range.focus();
		fireEvent.input( range, { target: { value: '10' } } );
		window.addEventListener( 'message', () => arrive(), { once: true } );
		fireEvent( window, new MessageEvent( 'message' ) );
		expect( await thereAndBack( 1 ) ).toEqual( [
			[ '', '', '' ],
			[ '', '', 'arrived' ],
		] );
	} );

	it( 'contains all changes of one click, including changes in inner blocks', async () => {
		await press( 'All' );
		const after = editor.saved();
		expect( editor.blocks()[ 0 ]?.innerBlocks ).toHaveLength( 1 );
		await editor.undo();
		expect( editor.saved() ).toBe(
			`<!-- wp:dovetail/scratch /-->\n\n${ PARAGRAPH }`
		);
		await editor.redo();
		expect( editor.saved() ).toBe( after );
	} );
} );

it( 'an undo step is created for a click, even after a write without changes', async () => {
	await press( 'Add' );
	await press( 'Either' );
	await press( 'Add' );
	await press( 'Add' );
	expect( await thereAndBack( 3 ) ).toEqual( [
		[ '', '', '++' ],
		[ '', '', '+' ],
		[ '', '', '+' ],
		[ '', '', '+' ],
		[ '', '', '++' ],
		[ '', '', '+++' ],
	] );
} );

describe( 'after an undo', () => {
	it( 'the end of a typing pause does not clear the redo steps', async () => {
		await press( 'Add' );
		await editor.user.type( field( 'Second' ), 'typed' );
		await editor.undo();
		await editor.undo();
		await pass( 2 * PAUSE_MS );
		await editor.redo();
		await editor.redo();
		expect( list() ).toEqual( [ '', 'typed', '+' ] );
	} );

	it( 'a click that changes nothing does not clear the redo steps', async () => {
		await press( 'Add' );
		await press( 'Add' );
		await editor.undo();
		await press( 'Nothing' );
		await editor.redo();
		expect( list() ).toEqual( [ '', '', '++' ] );
	} );

	it( 'newly typed text becomes a separate undo step', async () => {
		await editor.user.type( field( 'Second' ), 'one' );
		await pass( PAUSE_MS );
		await editor.user.type( field( 'Second' ), ' two' );
		await editor.undo();
		await editor.user.type( field( 'Second' ), ' three' );
		expect( list() ).toEqual( [ '', 'one three', '' ] );
		expect( await thereAndBack( 2 ) ).toEqual( [
			[ '', 'one', '' ],
			[ '', '', '' ],
			[ '', 'one', '' ],
			[ '', 'one three', '' ],
		] );
	} );
} );

it( 'the end of a typing pause does not split the typing in another block', async () => {
	const paragraph = editor.blocks()[ 1 ]?.clientId;
	const { updateBlockAttributes } = dispatch( blockEditorStore );
	await editor.user.type( field( 'Second' ), 'typed' );
	act( () => void updateBlockAttributes( paragraph, { content: 'B' } ) );
	await pass( PAUSE_MS );
	act( () => void updateBlockAttributes( paragraph, { content: 'Be' } ) );
	await editor.undo();
	expect( editor.saved() ).toContain( '<p>Below.</p>' );
	expect( list() ).toEqual( [ '', 'typed', '' ] );
} );
