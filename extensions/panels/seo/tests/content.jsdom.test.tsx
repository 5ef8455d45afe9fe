import { render, screen } from '@testing-library/react';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { Panel } from '../content';

const POST: Record< string, unknown > = {
	title: 'Our rye &amp; friends',
	meta: { advanced_seo_description: '', jetpack_seo_html_title: '' },
};

registerPostStore( {
	actions: { editPost: () => ( { type: 'EDIT' } ) },
	selectors: {
		getEditedPostAttribute: ( ...[ , name ]: [ unknown?, string? ] ) =>
			POST[ name ?? '' ],
	},
} );

it( 'the placeholder of the search title is the post’s title as text', () => {
	render( <Panel /> );
	expect(
		screen.getByPlaceholderText( 'Our rye & friends' )
	).toBeInTheDocument();
} );
