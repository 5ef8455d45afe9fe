import { dispatch, select } from '@wordpress/data';
import { page, reopen, type Registry } from '../leaving';
import { editPost, saveCount } from './fake-post';

const registry = { dispatch, select } as unknown as Registry;

describe( 'opening the editor again', () => {
	const open = async () => {
		const goTo = jest.spyOn( page, 'goTo' ).mockImplementation( () => {} );
		const reload = jest
			.spyOn( page, 'reload' )
			.mockImplementation( () => {} );
		await reopen( registry );
		return [
			...goTo.mock.calls.flat(),
			...reload.mock.calls.map( () => 'reload' ),
		];
	};

	it( 'saves a draft first, and then opens that draft instead of a new post', async () => {
		editPost( { id: 12 } );
		expect( await open() ).toEqual( [ 'post.php?post=12&action=edit' ] );
		expect( saveCount() ).toBe( 1 );
	} );

	it( 'keeps the editor open if the draft cannot be saved', async () => {
		editPost( { saving: 'fails' } );
		expect( await open() ).toEqual( [] );
	} );

	it.each( [
		[ 'a published post', { isPublished: true } ],
		[ 'a draft without changes', { isDirty: false } ],
		[ 'a template', { id: 'bakery//home', type: 'wp_template' } ],
	] )( 'does not save %s', async ( _title, post ) => {
		editPost( post );
		expect( await open() ).toEqual( [ 'reload' ] );
		expect( saveCount() ).toBe( 0 );
	} );
} );
