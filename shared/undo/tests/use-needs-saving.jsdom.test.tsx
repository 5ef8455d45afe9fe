import { act, renderHook } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { registerPostStore } from '../../../tests/harness/fake-post-store';
import { useNeedsSaving } from '../use-needs-saving';

const post: {
	isPublished: boolean;
	isPublishing: boolean;
	isDirty: boolean;
	blocks?: object[];
} = { isPublished: true, isPublishing: false, isDirty: false };

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
		isPublishingPost: () => post.isPublishing,
		isEditedPostDirty: () => post.isDirty,
		getEditedPostAttribute: () => post.blocks,
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
			isPublished: true,
			isPublishing: false,
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

	it( 'changes nothing in a draft, not even when it is published with the new value', async () => {
		post.isPublished = false;
		const { result } = renderHook( () => useNeedsSaving() );
		await act( async () => result.current.requireSaving() );
		await change( { isPublished: true } );
		expect( post.isDirty ).toBe( false );
		expect( result.current.needsSaving ).toBe( false );
	} );

	it( 'asks to save again if the write comes while the post is being published', async () => {
		Object.assign( post, { isPublished: false, isPublishing: true } );
		const { result } = renderHook( () => useNeedsSaving() );
		await act( async () => result.current.requireSaving() );
		expect( post.isDirty ).toBe( false );
		await change( { isPublished: true, isPublishing: false } );
		expect( post.isDirty ).toBe( true );
		expect( result.current.needsSaving ).toBe( true );
	} );
} );
