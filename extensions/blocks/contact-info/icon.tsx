/** A card with a person on it. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zm0 1.5v11h15v-11h-15zM9 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 16c0-1.6 1.5-2.6 3.5-2.6s3.5 1 3.5 2.6h-7zM14 9.5h4V11h-4V9.5zm0 3.2h4v1.5h-4v-1.5z"
		/>
	</svg>
);
