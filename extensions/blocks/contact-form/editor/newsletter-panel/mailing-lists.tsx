import { store as blockEditorStore } from '@wordpress/block-editor';
import { CheckboxControl, Notice, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import type { ReactNode } from 'react';
import { errorMessage, useEndpoint } from '#shared/api';
import { listMailingLists } from '../../api';
import { fieldName } from '../../fields/kinds';
import { messages } from './messages';

/** Lists the mailing lists that accept addresses now. */
export function MailingLists( {
	clientId,
	chosen,
	onChange,
}: {
	clientId: string;
	/** IDs of the selected lists. A list that currently accepts no addresses stays selected. */
	chosen: readonly string[];
	onChange( chosen: string[] ): void;
} ): ReactNode {
	const { status, data, error, retry } = useEndpoint( listMailingLists );
	const asksForNews = useAsksForNews( clientId );
	if ( status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ { label: messages.retry(), onClick: retry } ] }
			>
				{ errorMessage( error ) }
			</Notice>
		);
	}
	if ( ! data ) {
		return (
			<p>
				<Spinner />
				{ messages.loadingLists() }
			</p>
		);
	}
	return (
		<>
			<p>
				{ data.length === 0
					? messages.noLists()
					: messages.listsHelp() }
			</p>
			{ data.map( ( { id, label } ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( id ) }
					onChange={ ( isChosen ) =>
						onChange(
							isChosen
								? [ ...chosen, id ]
								: chosen.filter( ( other ) => other !== id )
						)
					}
				/>
			) ) }
			{ ! asksForNews && <p>{ messages.noConsent() }</p> }
		</>
	);
}

/** Whether the form contains a newsletter consent. */
function useAsksForNews( clientId: string ): boolean {
	return useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return editor
				.getClientIdsOfDescendants( [ clientId ] )
				.some(
					( id: string ) =>
						editor.getBlockName( id ) === fieldName( 'consent' ) &&
						editor.getBlockAttributes( id )?.isForNews === true
				);
		},
		[ clientId ]
	);
}
