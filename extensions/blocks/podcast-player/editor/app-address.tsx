import { FieldProblem, useTyped } from '#shared/ui';
import { TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { feedAddress } from '../rules/feed-address';

const readAddress = ( text: string ): string | null =>
	text.trim() === '' ? '' : feedAddress( text );

/** Where the podcast is in an app. */
export function AppAddress( {
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange( next: string ): void;
} ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		value,
		readAddress,
		onChange
	);
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="url"
			label={ label }
			value={ text }
			aria-invalid={ isWrong }
			help={
				isWrong && (
					<FieldProblem>{ messages.wholeAddress() }</FieldProblem>
				)
			}
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}
