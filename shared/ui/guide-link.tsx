import { guideUrl } from '#shared/initial-state';
import { useBlockEditContext } from '@wordpress/block-editor';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Link to the block's page in the guide, for the end of a block's settings, after their panels. */
export function GuideLink(): ReactNode {
	const { name } = useBlockEditContext();
	return (
		<p style={ { margin: 0, padding: 16, fontSize: 12 } }>
			<ExternalLink
				href={ guideUrl( `blocks/${ name?.split( '/' )[ 1 ] }` ) }
			>
				{ messages.guide() }
			</ExternalLink>
		</p>
	);
}
