import { Button, Placeholder, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { FormEvent, ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';
import { parseAsin } from '../rules/parse-asin';

/** Asks for the product. What was typed stays until it is one. */
export function ProductPlaceholder( {
	asin,
	onChoose,
}: {
	asin: string;
	onChoose( asin: string ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( asin );
	const [ isWrong, setIsWrong ] = useState( false );

	function handleSubmit( event: FormEvent ): void {
		event.preventDefault();
		const chosen = parseAsin( typed );
		setIsWrong( chosen === null );
		if ( chosen ) {
			onChoose( chosen );
		}
	}

	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions() }
		>
			<form onSubmit={ handleSubmit }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ messages.product() }
					value={ typed }
					onChange={ ( next ) => {
						setTyped( next );
						setIsWrong( false );
					} }
					help={ isWrong ? messages.notAProduct() : undefined }
					aria-invalid={ isWrong }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					disabled={ ! typed.trim() }
					accessibleWhenDisabled
				>
					{ messages.embed() }
				</Button>
			</form>
		</Placeholder>
	);
}
