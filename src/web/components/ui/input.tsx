import type { ComponentProps } from 'react';
import styles from './input.module.css';

export function Input({ className = '', ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.input} ${className}`} />;
}

export function Select({ className = '', ...select }: ComponentProps<'select'>) {
  return <select {...select} className={`${styles.input} ${className}`} />;
}

export function TextArea({ className = '', ...textarea }: ComponentProps<'textarea'>) {
  return <textarea {...textarea} className={`${styles.input} ${className}`} />;
}
