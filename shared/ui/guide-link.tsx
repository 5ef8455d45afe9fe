import { guideUrl } from '#shared/initial-state';
import { useBlockEditContext } from '@wordpress/block-editor';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Link to the block's page in the guide, for the end of panels that need a longer explanation. */
export function GuideLink(): ReactNode {
	const { name } = useBlockEditContext();
	return (
		// Restore the margin that WordPress's sidebar removes. Otherwise, the link would touch a button above it.
		<p style={ { marginBlockStart: 16 } }>
			<ExternalLink
				href={ guideUrl( `blocks/${ name?.split( '/' )[ 1 ] }` ) }
			>
				{ messages.guide() }
			</ExternalLink>
		</p>
	);
}
