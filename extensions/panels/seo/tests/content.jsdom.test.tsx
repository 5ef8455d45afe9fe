import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import { Panel } from '../content';

type Attributes = Record< string, unknown >;

/** Attributes of the edited post. */
let post: Attributes;

registerPostStore( {
	actions: {
		editPost: ( edits ) => {
			const meta = {
				...( post.meta as Attributes ),
				...( edits as { meta: Attributes } ).meta,
			};
			post = { ...post, meta };
			return { type: 'EDIT' };
		},
	},
	selectors: {
		getEditedPostAttribute: ( ...[ , name ]: [ unknown?, string? ] ) =>
			post[ name ?? '' ],
	},
} );

beforeEach( () => {
	post = {
		title: 'Our rye &amp; friends',
		meta: {
			advanced_seo_description: '',
			jetpack_seo_html_title: '',
			jetpack_seo_noindex: false,
		},
	};
} );

describe( 'the SEO panel', () => {
	it( 'shows the post’s title as text in the placeholder of the search title', () => {
		render( <Panel /> );
		expect(
			screen.getByPlaceholderText( 'Our rye & friends' )
		).toBeInTheDocument();
	} );

	it.each( [
		[
			'Title for search engines',
			'jetpack_seo_html_title',
			'Leave empty to use the post title.',
			'5 characters. The name of the site is added, and search engines show about 60 in all.',
		],
		[
			'Description',
			'advanced_seo_description',
			'0 characters. Search engines and previews may show it below the title, up to about 160 characters.',
			'5 characters. Search engines and previews may show it below the title, up to about 160 characters.',
		],
	] )(
		'stores what is typed into “%s”, and says how much is shown',
		async ( label, key, hintBefore, hint ) => {
			render( <Panel /> );
			const field = screen.getByLabelText( label );
			expect( field ).toHaveAccessibleDescription( hintBefore );
			await userEvent.setup().type( field, 'Rye 🍞' );
			expect( post.meta ).toMatchObject( { [ key ]: 'Rye 🍞' } );
			expect( field ).toHaveValue( 'Rye 🍞' );
			expect( field ).toHaveAccessibleDescription( hint );
		}
	);

	it( 'hides the post from search engines, and shows it again', async () => {
		render( <Panel /> );
		const user = userEvent.setup();
		const toggle = screen.getByLabelText( 'Hide from search engines' );
		for ( const isHidden of [ true, false ] ) {
			await user.click( toggle );
			expect( post.meta ).toMatchObject( {
				jetpack_seo_noindex: isHidden,
			} );
			expect( ( toggle as HTMLInputElement ).checked ).toBe( isHidden );
		}
	} );
} );
