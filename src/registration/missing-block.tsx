import { readInitialState } from '#shared/initial-state';
import { Warning, useBlockProps } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './unavailable-messages';

/**
 * A saved block of this plugin that the editor does not know: what it is, why it is missing, and that nothing is lost.
 * WordPress would offer to turn it into HTML, after which it could not come back.
 */
export function MissingBlock( { name }: { name: string } ): ReactNode {
	const { adminUrl, availability, can, titles } = readInitialState();
	const slug = name.split( '/' )[ 1 ] ?? '';
	const record = Object.hasOwn( availability, slug )
		? availability[ slug ]
		: undefined;
	const { reason, details } =
		record && ! record.available
			? record
			: { reason: 'unknown', details: [] };
	return (
		<div { ...useBlockProps( { className: 'has-warning' } ) }>
			<Warning
				actions={
					can.manageOptions
						? [
								<Button
									key="settings"
									__next40pxDefaultSize
									variant="secondary"
									href={ `${ adminUrl }options-general.php?page=dovetail-blocks` }
									target="_blank"
								>
									{ messages.openSettings() }
								</Button>,
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
