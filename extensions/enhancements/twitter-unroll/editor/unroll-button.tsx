import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { BlockControls } from '@wordpress/block-editor';
import { Spinner, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { onlyLink, threadAt } from '../rules/thread-address';
import { useUnroll } from './use-unroll';

/** Subset of the attributes of core's embed and paragraph blocks. */
export type Linked = {
	url?: string;
	providerNameSlug?: string;
	/** HTML, or a `RichTextData` object of WordPress. */
	content?: unknown;
};

/** Toolbar button that imports a thread. Shown only if the block links to a thread that this site can import. */
export function UnrollButton( {
	name,
	attributes,
	clientId,
}: EditProps< Linked > ): ReactNode {
	const url =
		name === 'core/embed'
			? ( attributes.url ?? '' )
			: onlyLink( String( attributes.content ) );
	const thread = threadAt( url );
	const { isGathering, unroll } = useUnroll( clientId );
	const network =
		thread?.network ??
		( ! url && attributes.providerNameSlug === 'twitter'
			? 'twitter'
			: undefined );
	const canRead =
		network === 'twitter'
			? readInitialState().isPlatformConfigured
			: network !== undefined;
	return (
		canRead && (
			<BlockControls group="other">
				<ToolbarGroup>
					<ToolbarButton
						disabled={ ! thread || isGathering }
						accessibleWhenDisabled
						aria-busy={ isGathering }
						onClick={ () => thread && unroll( thread ) }
					>
						{ isGathering && <Spinner /> }
						{ isGathering
							? messages.unrolling()
							: messages.unroll() }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
		)
	);
}
