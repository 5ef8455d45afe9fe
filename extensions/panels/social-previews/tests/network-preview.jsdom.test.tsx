import { render, screen } from '@testing-library/react';
import { NetworkPreview } from '../editor/network-preview';
import { NETWORKS, type Network } from '../rules/networks';
import { readPageTags } from '../rules/page-tags';
import { previewOf } from '../rules/preview';

const ADVICE = 'This link has no image. Add a featured image';

it.each( [
	[ 'without link preview data', '', `${ ADVICE }, and use a plugin or` ],
	[
		'with link preview data',
		'<meta property="og:title" content="Rye">',
		`${ ADVICE }.`,
	],
	[
		'of an untitled post with link preview data',
		'<meta name="twitter:card" content="summary">',
		`${ ADVICE }.`,
	],
] )(
	'a page %s and without an image has a warning that says what to do',
	( _, head, text ) => {
		const network = NETWORKS.mastodon as Network;
		const preview = previewOf(
			network,
			readPageTags( head, 'https://example.org/' ),
			{
				title: '',
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
			screen.getByText( ( content, element ) =>
				Boolean(
					element?.matches( '.components-notice__content' ) &&
					content.startsWith( text )
				)
			)
		).toBeVisible();
	}
);
