import { act, renderHook } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { registerPostStore } from '../../../tests/harness/fake-post-store';
import { useNeedsSaving } from '../use-needs-saving';

const post: { isPublished: boolean; isDirty: boolean; blocks?: object[] } = {
	isPublished: true,
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
		isCurrentPostPublished: () => post.isPublished,
		isEditedPostDirty: () => post.isDirty,
		getEditedPostAttribute: () => post.blocks,
	},
} );

/** Changes whether the post has unsaved changes, as the author does. */
const setDirty = ( isDirty: boolean ) =>
	act( async () => {
		post.isDirty = isDirty;
		( dispatch( 'core/editor' ) as { update(): void } ).update();
	} );

describe( 'useNeedsSaving', () => {
	beforeEach( () =>
		Object.assign( post, {
			isPublished: true,
			isDirty: false,
			blocks: [],
		} )
	);

	it( 'enables the Save button, and is true until the published post is saved', async () => {
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
	} );

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

	it( 'changes nothing in a draft, which visitors do not see yet', async () => {
		post.isPublished = false;
		const { result } = renderHook( () => useNeedsSaving() );
		await act( async () => result.current.requireSaving() );
		expect( post.isDirty ).toBe( false );
		expect( result.current.needsSaving ).toBe( false );
	} );
} );
