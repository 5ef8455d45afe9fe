import { render, screen } from '@testing-library/react';
import { NetworkPreview } from '../editor/network-preview';
import { NETWORKS, type Network } from '../rules/networks';
import { readPageTags } from '../rules/page-tags';
import { previewOf } from '../rules/preview';

const TITLE_TAG = '<meta property="og:title" content="Rye">';

const ADVICE = 'This link has no image. Add a featured image';

const LEFT_OUT =
	'This link has no image. The page’s link preview data leaves out';

it.each( [
	[ 'without link preview data', '', '', `${ ADVICE }, and use a plugin or` ],
	[ 'with link preview data', TITLE_TAG, '', `${ ADVICE }.` ],
	[
		'of an untitled post with link preview data',
		'<meta name="twitter:card" content="summary">',
		'',
		`${ ADVICE }.`,
	],
	[
		'that leaves out the featured image',
		TITLE_TAG,
		'https://example.org/rye.jpg',
		LEFT_OUT,
	],
	[
		'with a featured image and without link preview data',
		'',
		'https://example.org/rye.jpg',
		LEFT_OUT,
	],
] )(
	'a page %s and without an image has a warning that says what to do',
	( _, head, featuredImage, text ) => {
		const network = NETWORKS.mastodon as Network;
		const preview = previewOf(
			network,
			readPageTags( head, 'https://example.org/' ),
			{
				title: '',
				excerpt: '',
				seoTitle: '',
				seoDescription: '',
				featuredImage,
				firstImage: '',
				tagsPrinter: '',
			}
		);
		render(
			<NetworkPreview network={ network } preview={ preview } plugin="" />
		);
		expect(
			screen.getByText( ( content, element ) =>
				Boolean(
					element?.matches( '.components-notice__content' ) &&
					content.startsWith( text )
				)
			)
		).toBeVisible();
	}
);

it( 'a missing description is no error on Google, which chooses its own text', () => {
	const network = NETWORKS.google as Network;
	const preview = previewOf(
		network,
		readPageTags( '<title>Rye</title>', 'https://example.org/' ),
		{
			title: 'Rye',
			excerpt: '',
			seoTitle: '',
			seoDescription: '',
			featuredImage: '',
			firstImage: '',
			tagsPrinter: '',
		}
	);
	render(
		<NetworkPreview network={ network } preview={ preview } plugin="" />
	);
	expect(
		screen.getByText( 'None given. Google chooses text from the page.' )
	).toBeVisible();
} );

it( 'the name of a card has no second period after a sentence, and the source of its title is named as in the sidebar', () => {
	const network = NETWORKS.facebook as Network;
	const preview = previewOf(
		network,
		readPageTags(
			'<meta property="og:title" content="Rye"><meta property="og:description" content="Baked today."><link rel="canonical" href="https://example.org/rye/">',
			'https://example.org/'
		),
		{
			title: 'Rye bread',
			excerpt: '',
			seoTitle: 'Rye',
			seoDescription: 'Baked today.',
			featuredImage: '',
			firstImage: '',
			tagsPrinter: '',
		}
	);
	render(
		<NetworkPreview network={ network } preview={ preview } plugin="" />
	);
	expect( screen.getByRole( 'img' ) ).toHaveAccessibleName(
		'Rye. Baked today. example.org'
	);
	expect(
		screen.getByText( 'from the title for search engines' )
	).toBeVisible();
} );
