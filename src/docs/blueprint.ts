import { findBlocks } from '../bundle/find-blocks';
import { findShowcaseSections } from '../playground/find-showcase';
import { showcaseContent } from '../playground/showcase';

/** File that wordpress.org reads for the plugin's live preview. */
const BLUEPRINT = '.wordpress-org/blueprints/blueprint.json';

/** Slug of the page that the blueprint creates and opens. */
const PAGE = 'dovetail-blocks';

/**
 * The blueprint for WordPress Playground: installs the plugin and opens a page with every block that needs neither a
 * service nor an uploaded image.
 */
export async function blueprintFile(): Promise< [ string, string ] > {
	const needy = new Set(
		( await findBlocks() )
			.filter( ( { data } ) => data.needs?.length || data.follows )
			.map( ( { slug } ) => slug )
	);
	const sections = ( await findShowcaseSections() ).filter(
		( { slug, content } ) =>
			! needy.has( slug ) && ! content.includes( '{{' )
	);
	const blueprint = {
		$schema: 'https://playground.wordpress.net/blueprint-schema.json',
		meta: {
			title: 'Dovetail Blocks',
			description:
				'A page with the blocks of the plugin. Edit it to try them.',
			author: 'dovetailblocks',
		},
		preferredVersions: { php: '8.3', wp: 'latest' },
		features: { networking: true },
		login: true,
		landingPage: `/?pagename=${ PAGE }`,
		steps: [
			{
				step: 'installPlugin',
				pluginData: {
					resource: 'wordpress.org/plugins',
					slug: 'dovetail-blocks',
				},
				options: { activate: true },
			},
			{
				step: 'runPHP',
				code: pageCode( showcaseContent( sections ) ),
			},
		],
	};
	return [ BLUEPRINT, `${ JSON.stringify( blueprint, null, '\t' ) }\n` ];
}

const pageCode = ( content: string ): string => `<?php
require '/wordpress/wp-load.php';
wp_insert_post(
	wp_slash(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Dovetail Blocks',
			'post_name'    => '${ PAGE }',
			'post_content' => <<<'CONTENT'
${ content }
CONTENT
		)
	)
);
`;
