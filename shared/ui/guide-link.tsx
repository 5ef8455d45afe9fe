import { guideUrl } from '#shared/initial-state';
import { useBlockEditContext } from '@wordpress/block-editor';
import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Link to the block's page of the guide. It ends a panel whose settings need more than a help text. */
export function GuideLink(): ReactNode {
	const { name } = useBlockEditContext();
	return (
		// WordPress's sidebar removes this margin, so the link would touch a button above it.
		<p style={ { marginBlockStart: 16 } }>
			<ExternalLink
				href={ guideUrl( `blocks/${ name?.split( '/' )[ 1 ] }` ) }
			>
				{ messages.guide() }
			</ExternalLink>
		</p>
	);
}
