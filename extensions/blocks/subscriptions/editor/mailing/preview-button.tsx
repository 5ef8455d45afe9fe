import { errorMessage, useAction } from '#shared/api';
import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { previewMail } from '../../api';
import { messages } from './messages';
import { editedWords } from './use-edited-post';

/** Shows the email about the edited post as the server would send it. */
export function PreviewButton( { id }: { id: number } ): ReactNode {
	const preview = useAction( previewMail );
	const [ isOpen, setIsOpen ] = useState( false );
	const isBusy = preview.status === 'busy';
	return (
		<div>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => {
					setIsOpen( true );
					void preview.run( { data: editedWords( id ) } );
				} }
			>
				{ messages.preview() }
			</Button>
			{ preview.status === 'failed' && (
				<p role="alert" style={ { margin: '8px 0 0' } }>
					{ errorMessage( preview.error ) }
				</p>
			) }
			{ isOpen && preview.status === 'done' && (
				<Modal
					title={ messages.previewTitle( preview.data.subject ) }
					size="large"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<iframe
						title={ messages.previewFrame() }
						// No scripts, forms or links: the frame only shows the email.
						sandbox=""
						srcDoc={ preview.data.html }
						style={ {
							width: '100%',
							height: '55vh',
							border: '1px solid #8888',
							background: '#fff',
						} }
					/>
					<details>
						<summary>{ messages.previewText() }</summary>
						<pre
							style={ {
								whiteSpace: 'pre-wrap',
								overflowWrap: 'anywhere',
							} }
						>
							{ preview.data.text }
						</pre>
					</details>
				</Modal>
			) }
		</div>
	);
}
