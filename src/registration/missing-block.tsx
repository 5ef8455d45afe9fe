import { readInitialState } from '#shared/initial-state';
import { ExternalButton } from '#shared/ui';
import { Warning, useBlockProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { urlOf } from './unavailable-blocks';
import { messages } from './unavailable-messages';

/**
 * Shown instead of a block of this plugin that is not registered in the editor. Explains which block is missing and
 * why, and that its content is kept. WordPress would offer to convert the block to HTML, which cannot be undone later.
 */
export function Edit( {
	attributes: { originalName: name = '' },
}: {
	attributes: { originalName?: string };
} ): ReactNode {
	const { availability, can, titles } = readInitialState();
	const slug = name.split( '/' )[ 1 ] ?? '';
	const record = Object.hasOwn( availability, slug )
		? availability[ slug ]
		: undefined;
	const { reason, details, connection } =
		record && ! record.available
			? record
			: { reason: 'unknown', details: [], connection: undefined };
	const url = urlOf( slug, reason, connection );
	return (
		<div { ...useBlockProps( { className: 'has-warning' } ) }>
			<Warning
				actions={
					can.manageOptions && url
						? [
								<ExternalButton
									key="settings"
									variant="secondary"
									href={ url }
								>
									{ messages.openSettings() }
								</ExternalButton>,
							]
						: []
				}
			>
				{ messages.missing( titles[ slug ] ?? name ) }{ ' ' }
				{ messages.reason( reason, details ) } { messages.kept() }
			</Warning>
		</div>
	);
}
