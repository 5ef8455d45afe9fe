import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { screen, within } from '@testing-library/react';
import { openEditor, type OpenEditor } from '../../../../tests/harness/editor';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { donations } from '..';

/** Whether the current user may publish, as set by the test. */
export const author = { mayPublish: true };

/** The edited post: whether it is published, and its unsaved changes. */
export const post = { isPublished: false, edits: [] as unknown[] };

registerPostStore( {
	actions: {
		editPost: ( ...edit: unknown[] ) => {
			post.edits.push( edit );
			return { type: 'EDIT' };
		},
	},
	selectors: {
		getCurrentPostId: () => 7,
		getCurrentPostType: () => 'post',
		isEditedPostDirty: () => post.edits.length > 0,
		getEditedPostAttribute: () => [],
		getCurrentPost: () => ( {
			id: 7,
			status: post.isPublished ? 'publish' : 'draft',
			_links: author.mayPublish ? { 'wp:action-publish': [ {} ] } : {},
		} ),
	},
} );

export const NEW =
	'<!-- wp:dovetail/donations -->\n<div class="wp-block-dovetail-donations"><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div><div><ul><li>5 USD</li><li>15 USD</li><li>100 USD</li></ul></div></div>\n<!-- /wp:dovetail/donations -->';

/** Opens a post in the editor of a site named choir.example. Optionally adds data about the site. */
export function open( content = NEW, site = {} ): Promise< OpenEditor > {
	Reflect.set( window, INITIAL_STATE_GLOBAL, {
		siteType: 'atomic',
		siteFragment: 'choir.example::blog',
		...site,
	} );
	return openEditor( { blocks: [ donations ], content } );
}

export type Donation = {
	planId?: number;
	amounts: number[];
	buttonText?: string;
};

export const attributesOf = ( editor: OpenEditor ): Record< string, unknown > =>
	editor.blocks()[ 0 ]?.attributes ?? {};

const NAMES = [ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ];

/** Returns the three donations: one-time, monthly, yearly. */
export const donationsOf = ( editor: OpenEditor ): Donation[] =>
	NAMES.map( ( name ) => attributesOf( editor )[ name ] as Donation );

export const idsOf = ( editor: OpenEditor ) =>
	donationsOf( editor ).map( ( { planId } ) => planId );

/** Selects a currency in the toolbar. */
export async function chooseCurrency(
	editor: OpenEditor,
	name: RegExp
): Promise< void > {
	await editor.selectBlock();
	await editor.user.click(
		within( screen.getByTestId( 'toolbar' ) ).getByRole( 'button', {
			name: /^Currency/,
		} )
	);
	await editor.user.click(
		await screen.findByRole( 'menuitemradio', { name } )
	);
}

/** Each test starts with a user who may publish, and with an unchanged draft. */
beforeEach( () => {
	author.mayPublish = true;
	Object.assign( post, { isPublished: false, edits: [] } );
} );
afterEach( () => {
	Reflect.deleteProperty( window, INITIAL_STATE_GLOBAL );
} );

/** Expects an enabled Save button, and a message that asks the author to save. */
export async function expectUnsaved(): Promise< void > {
	expect( post.edits ).toEqual( [
		[ { content: expect.any( Function ) }, { undoIgnore: true } ],
	] );
	expect(
		await screen.findAllByText(
			'Save this page so that visitors see the donation form as shown here.'
		)
	).not.toEqual( [] );
}
