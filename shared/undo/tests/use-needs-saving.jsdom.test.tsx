import { act, renderHook } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { registerPostStore } from '../../../tests/harness/fake-post-store';
import { useNeedsSaving } from '../use-needs-saving';

const post: {
	status: string;
	/** Status that the author has chosen. */
	editedStatus: string;
	isSaving: boolean;
	isDirty: boolean;
	blocks?: object[];
} = {
	status: 'publish',
	editedStatus: 'publish',
	isSaving: false,
	isDirty: false,
};

registerPostStore( {
	actions: {
		editPost: () => {
			post.isDirty = true;
			return { type: 'EDIT' };
		},
		update: () => ( { type: 'UPDATE' } ),
	},
	selectors: {
		getCurrentPost: () => ( { status: post.status } ),
		isSavingPost: () => post.isSaving,
		isEditedPostDirty: () => post.isDirty,
		getEditedPostAttribute: ( _?: unknown, name?: string ) =>
			name === 'status' ? post.editedStatus : post.blocks,
	},
} );

const change = ( changes: Partial< typeof post > ) =>
	act( async () => {
		Object.assign( post, changes );
		( dispatch( 'core/editor' ) as { update(): void } ).update();
	} );

/** Changes whether the post has unsaved changes, as the author does. */
const setDirty = ( isDirty: boolean ) => change( { isDirty } );

describe( 'useNeedsSaving', () => {
	beforeEach( () =>
		Object.assign( post, {
			status: 'publish',
			editedStatus: 'publish',
			isSaving: false,
			isDirty: false,
			blocks: [],
		} )
	);

	it.each( [
		[ 'published', 'publish' ],
		[ 'private', 'private' ],
		[ 'scheduled', 'future' ],
	] )(
		'enables the Save button, and is true until the %s post is saved',
		async ( _, status ) => {
			post.status = status;
			const { result } = renderHook( () => useNeedsSaving() );
			expect( result.current.needsSaving ).toBe( false );
			await act( async () => result.current.requireSaving() );
			expect( post.isDirty ).toBe( true );
			expect( result.current.needsSaving ).toBe( true );
			await setDirty( false );
			expect( result.current.needsSaving ).toBe( false );
			// The author's next edit is not about the block.
			await setDirty( true );
			expect( result.current.needsSaving ).toBe( false );
		}
	);

	it( 'changes nothing before the post has edited blocks, because WordPress would show an empty post', async () => {
		post.blocks = undefined;
		const { result } = renderHook( () => useNeedsSaving() );
		await act( async () => result.current.requireSaving() );
		expect( post.isDirty ).toBe( false );
		post.blocks = [];
		await setDirty( false );
		expect( post.isDirty ).toBe( true );
		expect( result.current.needsSaving ).toBe( true );
	} );

	it( 'changes nothing in a draft, not even when it is published with the new value', async () => {
		Object.assign( post, { status: 'draft', editedStatus: 'draft' } );
		const { result } = renderHook( () => useNeedsSaving() );
		await act( async () => result.current.requireSaving() );
		await change( { editedStatus: 'publish', isSaving: true } );
		await change( { status: 'publish', isSaving: false } );
		expect( post.isDirty ).toBe( false );
		expect( result.current.needsSaving ).toBe( false );
	} );

	it.each( [
		[ 'published', 'publish' ],
		[ 'scheduled', 'future' ],
	] )(
		'asks to save again if the write comes while the post is being %s',
		async ( _, status ) => {
			Object.assign( post, {
				status: 'draft',
				editedStatus: status,
				isSaving: true,
			} );
			const { result } = renderHook( () => useNeedsSaving() );
			await act( async () => result.current.requireSaving() );
			expect( post.isDirty ).toBe( false );
			await change( { status, isSaving: false } );
			expect( post.isDirty ).toBe( true );
			expect( result.current.needsSaving ).toBe( true );
		}
	);
} );
